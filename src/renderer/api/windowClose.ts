/**
 * Closing the window: main requests it, and the page first saves what is not saved yet. If something
 * can't be saved, the user is asked and the window stays open.
 */
import { bridge } from './bridge'

/** Resolves when everything is written, or was refused. */
type Write = () => Promise<unknown>

interface Veto {
  /** Whether something is still not written. */
  isUnwritten(): boolean
  askUser(): void
}

const writes = new Set<Write>()
const vetoes = new Set<Veto>()

/** For as long as the page lives. */
export function beforeWindowCloses(write: Write, veto: Veto | null = null): void {
  writes.add(write)
  if (veto !== null) vetoes.add(veto)
}

export function handleWindowClose(): void {
  bridge.on('page.leave', () => void closeIfWritten())
  // A reload has no request before it.
  window.addEventListener('pagehide', () => void writeAll())
}

/** Closes the window even if something may be lost. */
export async function closeWindow(): Promise<void> {
  await bridge.call('page.left', undefined)
}

async function closeIfWritten(): Promise<void> {
  await writeAll()
  const veto = [...vetoes].find(({ isUnwritten }) => isUnwritten())
  if (veto === undefined) return closeWindow()
  await bridge.call('page.stays', undefined)
  veto.askUser()
}

function writeAll(): Promise<unknown> {
  return Promise.allSettled([...writes].map((write) => write()))
}
