/** Moments in names of files: sortable, and allowed on every system: `20261130T034000123Z`. */

const PATTERN = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/

/** @param time milliseconds since 1970 */
export function printTimeName(time: number): string {
  return new Date(time).toISOString().replace(/[-:.]/g, '')
}

/** Milliseconds since 1970, or null. */
export function parseTimeName(text: string): number | null {
  const time = Date.parse(text.replace(PATTERN, '$1-$2-$3T$4:$5:$6.$7Z'))
  return PATTERN.test(text) && !Number.isNaN(time) ? time : null
}
