/** Pixels from which the log and the rules have a column beside the board; below they are a sheet over it. */
export const SIDED = 1024;
/** Pixels from which people have a column too; below they stand over the board. */
export const ROOMY = 1280;
