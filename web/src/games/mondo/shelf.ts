export const place = 3;
