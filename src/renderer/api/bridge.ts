/** The page's only way to main: nothing else touches `window.api`. */
import { toRaw } from 'vue'
import type { Bridge } from '@shared/ipc/contract'

declare global {
  interface Window {
    readonly api: Bridge
  }
}

export const bridge: Bridge = {
  call: (channel, request) => window.api.call(channel, toPlain(request)),
  on: (event, listener) => window.api.on(event, listener),
}

/** A copy without Vue proxies, which structured clone refuses; byte arrays are kept. */
function toPlain<T>(value: T): T {
  const raw: unknown = toRaw(value)
  if (Array.isArray(raw)) return raw.map((item: unknown) => toPlain(item)) as T
  if (raw === null || typeof raw !== 'object' || ArrayBuffer.isView(raw)) return raw as T
  return Object.fromEntries(Object.entries(raw).map(([key, item]) => [key, toPlain(item)])) as T
}
