export const place = 4;
