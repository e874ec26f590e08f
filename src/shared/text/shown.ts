/**
 * Text of strangers within a sentence of ours: a title, a file's name, a token that is wrong. Shown,
 * it must neither reorder the words around it nor command a terminal.
 */

/** Controls, line and paragraph separators, and what turns the direction of the text after it. */
export const UNFIT_TO_SHOW = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

const MARK = '\uFFFD'

/** The same text with a mark for each such character; white space stays a space. */
export function shownText(text: string): string {
  return text.replace(UNFIT_TO_SHOW, (character) => (/[\t\n\r]/.test(character) ? ' ' : MARK))
}

/** @param most UTF-16 code units; what is longer ends with an ellipsis */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`
}
