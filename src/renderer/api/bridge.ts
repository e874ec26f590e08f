/** The page's only way to main: nothing else touches `window.api`. */
import type { Bridge } from '@shared/ipc/contract'
import { toPlain } from './plain'

declare global {
  interface Window {
    readonly api: Bridge
  }
}

export const bridge: Bridge = {
  call: (channel, request) => window.api.call(channel, toPlain(request)),
  on: (event, listener) => window.api.on(event, listener),
}
