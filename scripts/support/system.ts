/**
 * What the tests need of a Linux system besides Electron: its libraries, a virtual display and a
 * font with Chinese characters. On Debian and Ubuntu, as root, what is missing is installed.
 */

import type { Runtime } from '../runtime/runtime'
import { isInstalled } from './display'
import { captureAll, packageScript, run } from './process'

export interface Missing {
  /** Names of shared libraries, such as libgtk-3.so.0. */
  libraries: string[]
  display: boolean
  font: boolean
}

/** What Electron needs and Playwright's list for Chromium lacks: library → Debian package. */
const furtherPackages: Readonly<Record<string, string>> = { 'libgtk-3.so.0': 'libgtk-3-0' }

/** Installs what is missing, if it can; throws an error that says what to do if it can't. */
export async function prepareSystem(runtime: Runtime): Promise<void> {
  if (process.platform !== 'linux') return
  let missing = await findMissing(runtime)
  if (!isAnything(missing)) return
  if (canInstall()) {
    console.error(`Installing system packages, missing: ${describe(missing)}`)
    await installPackages(missing)
    missing = await findMissing(runtime)
  }
  if (missing.font) console.error('Warning: no font with Chinese characters; texts show as boxes.')
  if (missing.display || missing.libraries.length > 0) throw new Error(helpText(missing))
}

async function findMissing(runtime: Runtime): Promise<Missing> {
  const ldd = await captureAll('ldd', [runtime.executable]).catch(() => null)
  const fonts = await captureAll('fc-list', [':lang=zh', 'file']).catch(() => null)
  return {
    libraries: missingLibraries(ldd?.stdout ?? ''),
    display: !process.env['MAYAN_SHOW'] && !isInstalled('Xvfb'),
    font: (fonts?.stdout ?? '').trim() === '',
  }
}

/** The libraries that a listing by ldd calls "not found". */
export function missingLibraries(listing: string): string[] {
  const names = [...listing.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '')
  return [...new Set(names)]
}

function isAnything(missing: Missing): boolean {
  return missing.libraries.length > 0 || missing.display || missing.font
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && isInstalled('apt-get')
}

async function installPackages(missing: Missing): Promise<void> {
  // It updates the package lists first.
  await run(process.execPath, [packageScript('playwright/cli.js'), 'install-deps', 'chromium'])
  const further = missing.libraries.flatMap((name) => furtherPackages[name] ?? [])
  if (further.length > 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...further], { env })
  }
}

function describe({ libraries, display, font }: Missing): string {
  return [...libraries, ...(display ? ['Xvfb'] : []), ...(font ? ['a Chinese font'] : [])].join(
    ', ',
  )
}

export function helpText(missing: Missing): string {
  const packages = missing.libraries.flatMap((name) => furtherPackages[name] ?? [])
  return [
    `Electron can't run here, missing: ${describe(missing)}`,
    'On Debian or Ubuntu, as root:',
    '  npx playwright install-deps chromium',
    ...(packages.length > 0 ? [`  apt-get install ${packages.join(' ')}`] : []),
    "Elsewhere install these by the system's own packages.",
  ].join('\n')
}
