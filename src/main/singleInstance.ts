/** One app for each data folder: a second start hands its files to the first and ends. */
import { app } from 'electron'

interface Handover {
  /** Absolute paths. */
  readonly files: readonly string[]
}

/** @returns whether this is the first start; the other then has the files */
export function claimDataFolder(
  files: readonly string[],
  onSecondStart: (files: readonly string[]) => void,
): boolean {
  const handover: Handover = { files }
  if (!app.requestSingleInstanceLock({ ...handover })) return false
  app.on('second-instance', (_event, _argv, _folder, data) => onSecondStart(filesOf(data)))
  return true
}

/** From another process, hence checked. */
function filesOf(data: unknown): string[] {
  const { files } = (data ?? {}) as Partial<Handover>
  return Array.isArray(files) ? files.filter((path) => typeof path === 'string') : []
}
