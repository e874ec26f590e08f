/** What is to be written before the page goes: main asks for it and waits before it closes a window. */
import { bridge } from './bridge'

/** Resolves when it is written, or was refused. */
type Write = () => Promise<unknown>

const writes = new Set<Write>()

/** For as long as the page lives. */
export function beforeLeaving(write: Write): void {
  writes.add(write)
}

export function writeBeforeLeaving(): void {
  const writeAll = () => Promise.allSettled([...writes].map((write) => write()))
  bridge.on('page.leave', () => {
    void writeAll().then(() => bridge.call('page.left', undefined))
  })
  // Nobody asks before a reload.
  window.addEventListener('pagehide', () => void writeAll())
}
