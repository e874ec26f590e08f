import { resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** Machine-readable test reports, read back for the summary. */
export const reportFolder = resolve(projectRoot, '.cache/reports')
