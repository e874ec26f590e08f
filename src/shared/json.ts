/** JSON that comes from outside: what it holds, or where it is not what it should be. */
import type { z } from 'zod'
import { err, ok, type Result } from './result'

export function parseJson(text: string): Result<unknown, { readonly code: 'not-json' }> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return err({ code: 'not-json' })
  }
}

/** The first place that a schema refuses, such as `stacks.0.3`, or the name of an unknown key. */
export function fieldOf({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return issue.keys[0] ?? ''
  return issue?.path.map(String).join('.') ?? ''
}
