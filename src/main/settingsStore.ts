/**
 * settings.json in the data folder: read once, written atomically, defaults for what is missing. A
 * file that is no settings is set aside, so that nothing is written over it; the library lists it.
 * What the disk refuses to write holds all the same, and is tried again.
 */
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../shared/settings'
import { settingsSchema } from '../shared/settingsSchema'
import { KeptFile, type KeptFileOptions } from './files/keptFile'
import { readJsonNow } from './files/readText'
import { setAsideNow } from './library/setAside'

export class SettingsStore {
  private settings: Settings
  private readonly file: KeptFile

  constructor(path: string, options: KeptFileOptions = {}) {
    this.settings = readSettings(path)
    this.file = new KeptFile(path, options)
  }

  get current(): Settings {
    return this.settings
  }

  async update(change: SettingsChange): Promise<Settings> {
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    this.settings = { ...this.settings, ...(Object.fromEntries(given) as Partial<Settings>) }
    await this.file.put(`${JSON.stringify(this.settings, Object.keys(this.settings).sort(), 2)}\n`)
    return this.settings
  }

  get isIdle(): boolean {
    return this.file.isIdle
  }
  whenIdle(): Promise<void> {
    return this.file.whenIdle()
  }
}

/** Field by field: one bad value must not cost the others. */
function readSettings(path: string): Settings {
  const value = readJsonNow(path)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject) setAsideNow(path, Date.now())
  const stored: Record<string, unknown> = isObject ? { ...value } : {}
  const valid = Object.entries(settingsSchema.shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(stored[key])
    return parsed.success ? [[key, parsed.data]] : []
  })
  return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(valid) as Partial<Settings>) }
}
