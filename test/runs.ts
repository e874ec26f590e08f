/** How often random tests run: a few times in `npm test`, many times in `npm run soak`. */

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
const factor = Number(process?.env['MAYAN_RUNS'] ?? 1)

/** @param few runs that find the usual faults in a fraction of a second */
export function runs(few: number): number {
  return Math.ceil(few * factor)
}
