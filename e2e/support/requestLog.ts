/** What an app under test has asked a network for, as `requestWatch.cjs` has noted it down. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const WATCH = resolve(__dirname, 'requestWatch.cjs')

export class RequestLog {
  /** For the app: its first arguments, and its environment. */
  readonly args = ['-r', WATCH] as const
  readonly env: Readonly<Record<string, string>>

  private constructor(
    private readonly folder: string,
    private readonly file: string,
  ) {
    this.env = { MAYAN_REQUEST_LOG: file }
  }

  static async open(): Promise<RequestLog> {
    const folder = await mkdtemp(join(tmpdir(), 'mayan-requests-'))
    const file = join(folder, 'requests')
    await writeFile(file, '')
    return new RequestLog(folder, file)
  }

  /** The requests since the last time, one JSON text each. */
  async take(): Promise<string[]> {
    const lines = (await readFile(this.file, 'utf8')).split('\n').filter(Boolean)
    await writeFile(this.file, '')
    return lines
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}
