/** Bounds that page and main share. */

/** Level files are tiny; anything larger is not one. */
export const MAX_FILE_BYTES = 1 << 20

/** How many of the levels opened last are kept. */
export const MOST_RECENT_LEVELS = 10
