/**
 * settings.json in the data folder: read once, written atomically, defaults for what is missing. A
 * file that is no settings is set aside, so that nothing is written over it; the library lists it.
 */
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../shared/settings'
import { settingsSchema } from '../shared/settingsSchema'
import { readJsonNow } from './files/readJsonNow'
import { SerialQueue } from './files/serialQueue'
import { writeAtomic } from './files/writeAtomic'
import { setAsideNow } from './library/setAside'

export class SettingsStore {
  private settings: Settings
  private readonly queue = new SerialQueue()

  constructor(private readonly path: string) {
    this.settings = readSettings(path)
  }

  get current(): Settings {
    return this.settings
  }

  async update(change: SettingsChange): Promise<Settings> {
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    this.settings = { ...this.settings, ...(Object.fromEntries(given) as Partial<Settings>) }
    const text = `${JSON.stringify(this.settings, Object.keys(this.settings).sort(), 2)}\n`
    await this.queue.run(() => writeAtomic(this.path, text)).catch(reportToConsole)
    return this.settings
  }

  get isIdle(): boolean {
    return this.queue.isIdle
  }
  whenIdle(): Promise<void> {
    return this.queue.whenIdle()
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

function reportToConsole(error: unknown): void {
  process.stderr.write(`settings were not saved: ${String(error)}\n`)
}
