/** What the system refused, in its own words. */
import { getSystemErrorMap } from 'node:util'

/** Such as `no space left on device`; of an error that is not the system's, its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { errno } = error as NodeJS.ErrnoException
  const [, words = error.message] = getSystemErrorMap().get(errno ?? 0) ?? []
  return words
}
