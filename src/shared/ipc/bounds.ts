/** Limits, the same for what is written and what is read; page, main and terminal share them. */

/** Of a file of one level, or of one record. */
export const MAX_FILE_BYTES = 1 << 20

/** Of levels in a pack, an import or an export. */
export const MAX_LEVELS = 100_000

/** Of a pack's order file: `MAX_LEVELS` ids, and those of levels in the trash. */
export const MAX_ORDER_BYTES = 1 << 24

/** Of a file that is imported or exported: a pack of 50,000 boards of 20 × 30 has some 75 MB. */
export const MAX_EXCHANGE_BYTES = 1 << 27

/** Of bytes that the terminal reads of one input: reading stops there, so memory stays bounded. */
export const MAX_INPUT_BYTES = 50_000_000

/** Of files in an export: a level has two in the contest's form, a kit some more. */
export const MAX_EXPORT_FILES = 2 * MAX_LEVELS + 100

/** Larger content is sent from the page to main in several messages, so that neither is blocked. */
export const MAX_MESSAGE_CHARACTERS = 1 << 22
export const MAX_MESSAGE_ITEMS = 1000

/** How many of the levels opened last are kept. */
export const MOST_RECENT_LEVELS = 10
