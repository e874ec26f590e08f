import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** Machine-readable test reports, read back for the summary. */
export const reportFolder = resolve(projectRoot, '.cache/reports')

/** The version of the electron package, whether or not its binary is there. */
export function installedElectron(): string {
  const file = resolve(projectRoot, 'node_modules/electron/package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
