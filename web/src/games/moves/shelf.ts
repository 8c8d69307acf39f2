export const place = 2;
