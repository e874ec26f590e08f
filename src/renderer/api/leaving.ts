/**
 * What is to be written before the page goes: main asks for it and waits before it closes a window.
 * What can't be written is brought before the user, and the window stays.
 */
import { bridge } from './bridge'

/** Resolves when it is written, or was refused. */
type Write = () => Promise<unknown>

interface Objection {
  /** Something is still not written. */
  isUnwritten(): boolean
  askUser(): void
}

const writes = new Set<Write>()
const objections = new Set<Objection>()

/** For as long as the page lives. */
export function beforeLeaving(write: Write, objection: Objection | null = null): void {
  writes.add(write)
  if (objection !== null) objections.add(objection)
}

export function writeBeforeLeaving(): void {
  bridge.on('page.leave', () => void leave())
  // Nobody asks before a reload.
  window.addEventListener('pagehide', () => void writeAll())
}

/** Closes the window, though something may be lost. */
export async function leaveAnyway(): Promise<void> {
  await bridge.call('page.left', undefined)
}

async function leave(): Promise<void> {
  await writeAll()
  const objecting = [...objections].find(({ isUnwritten }) => isUnwritten())
  if (objecting === undefined) return leaveAnyway()
  await bridge.call('page.stays', undefined)
  objecting.askUser()
}

function writeAll(): Promise<unknown> {
  return Promise.allSettled([...writes].map((write) => write()))
}
