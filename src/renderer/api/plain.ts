import { toRaw } from 'vue'

/** A copy without Vue proxies, fit for structured clone; bytes stay what they are. */
export function toPlain<T>(value: T): T {
  const raw: unknown = toRaw(value)
  if (Array.isArray(raw)) return raw.map((item: unknown) => toPlain(item)) as T
  if (raw === null || typeof raw !== 'object' || ArrayBuffer.isView(raw)) return raw as T
  return Object.fromEntries(Object.entries(raw).map(([key, item]) => [key, toPlain(item)])) as T
}
