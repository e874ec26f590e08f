/** A condition that only a bug can break; expected failures are `Result`s instead. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`)
}
