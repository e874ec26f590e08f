/**
 * What the records of every game have in common, as they are written: a verdict on a level, and a
 * player's progress on it. `readRecords.ts` reads them; it needs zod, which the page loads later.
 */
import { versionedValue, type FormatHead } from '../json'

/** A report and the setup it is about. */
export interface AnalysisRecord<Setup, Report> {
  /** Of a legal level. */
  readonly setup: Setup
  readonly report: Report
}

/** The head of a game's kept verdicts. */
export function analysisHead(game: string) {
  return { format: `mayan-studio/${game}-analysis`, version: 1, checksum: 'required' } as const
}

/**
 * @param rules version of the rules: a verdict by others is worth nothing
 * @param level its code
 */
export function printAnalysis(
  head: FormatHead,
  rules: number,
  level: string,
  report: object,
): string {
  return `${JSON.stringify(versionedValue(head, { ...report, rules, level }))}\n`
}

/** Whether the first of two lists of numbers is greater where they first differ. */
export function isGreater(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** One JSON text for each level, which belongs to the board that it names by its code. */
export function printProgressRecord(
  game: string,
  progress: {
    readonly code: string
    readonly best: object | null
    readonly session: object | null
  },
): string {
  return JSON.stringify({ version: 1, game, ...progress })
}

/** Steps as words; a restart is a hyphen. */
export const RESTART_SIGN = '-'
