export const place = 1;
