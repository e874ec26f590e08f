/** The licences of what is bundled into the app, as one text that is shipped with it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentsOf, readParts } from '../support/bundles'
import { projectRoot } from '../support/paths'

/** Bundled, but not as modules: the font's files, and the tiles' pictures, taken at build time. */
const BESIDES = ['@fontsource-variable/source-sans-3', '@iconify-json/fluent-emoji-flat']

/** For packages without the text in them. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  '@iconify-json/fluent-emoji-flat': 'build/licences/fluent-emoji.txt',
}

const modules = join(projectRoot, 'node_modules')

interface Package {
  readonly version: string
  readonly license?: string
}

/** The names of the packages of which something is in the app. */
export function bundledPackages(): string[] {
  const parts = (['main', 'preload', 'renderer'] as const).flatMap(readParts)
  const installed = contentsOf(parts)
    .map(([origin]) => origin)
    .filter((origin) => /^(@[\w.-]+\/)?[\w.-]+$/.test(origin))
  return [...new Set([...installed, ...BESIDES])].sort()
}

/** Throws where the text of a licence is missing: the package must not be shipped then. */
export function thirdPartyLicences(): string {
  const sections = bundledPackages().map((name) => {
    const file = join(modules, name, 'package.json')
    const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as Package
    const head = `${name} ${version} (${license ?? 'see below'})`
    return [head, '-'.repeat(head.length), licenceText(name), ''].join('\n')
  })
  return `Mayan Studio contains parts of these packages.\n\n${sections.join('\n')}`
}

function licenceText(name: string): string {
  const own = OWN_TEXTS[name]
  if (own !== undefined) return readFileSync(join(projectRoot, own), 'utf8').trim()
  const folder = join(modules, name)
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  if (file === undefined) throw new Error(`${name} comes without the text of its licence.`)
  return readFileSync(join(folder, file), 'utf8').trim()
}
