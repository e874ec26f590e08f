/** Expected failures are values: plain objects that survive structured clone. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** A success. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value }
}

/** A failure, as data: nothing is thrown. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error }
}
