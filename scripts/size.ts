/**
 * `npm run size`: how large the built bundles are, what the page loads at start and what later, and
 * what is in it. Fails when the page loads more at start than it may: either something is loaded
 * that the first screen does not need, or the limit is to be raised with a reason.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BundlePart } from '../vite/bundleParts'
import { printColumns } from './bench/table'
import { buildIfStale } from './support/build'
import {
  areBundlesReported,
  BUNDLES,
  contentsOf,
  loadedWith,
  readParts,
  type Bundle,
} from './support/bundles'
import { projectRoot } from './support/paths'
import { runNpmScript } from './support/process'
import { runScript } from './support/script'

/** Kilobytes (of 1000) of scripts and styles that the page may load until its first screen is there. */
const START_LIMITS = { raw: 385, gzip: 135 }
/** One language is loaded at start, and they are much alike. */
const START_LANGUAGE = '/shared/messages/en.ts'
/** Origins that are listed. */
const MOST_ORIGINS = 14

interface Sized {
  readonly file: string
  readonly raw: number
  readonly gzip: number
}

runScript(async () => {
  await buildIfStale()
  if (!areBundlesReported()) await runNpmScript('build')
  const within = reportPage()
  for (const bundle of BUNDLES.filter((name) => name !== 'renderer')) reportBundle(bundle)
  return within ? 0 : 1
})

/** @returns whether the limits are kept */
function reportPage(): boolean {
  const parts = readParts('renderer')
  const start = startParts(parts)
  const startNames = [...start].map(({ file }) => baseOf(file))
  const files = listFiles('renderer').filter(({ file }) => /\.(js|css)$/.test(file))
  const isStart = ({ file }: Sized) =>
    startNames.includes(baseOf(file)) || (file.endsWith('.css') && isLoadedByIndex(file))
  const atStart = files.filter(isStart)
  const sum = total(atStart)
  print('The page, at start', [...atStart, { file: 'together', ...sum }])
  print(
    'The page, later',
    files.filter((file) => !isStart(file)),
  )
  console.log('\nIn what is loaded at start, before it is made small')
  printColumns(
    contentsOf(start)
      .slice(0, MOST_ORIGINS)
      .map(([origin, length]) => [`  ${origin}`, kilobytes(length)]),
    1,
  )
  const within = sum.raw <= START_LIMITS.raw * 1000 && sum.gzip <= START_LIMITS.gzip * 1000
  const limits = `${String(START_LIMITS.raw)} kB, ${String(START_LIMITS.gzip)} kB compressed`
  console.log(`\n${within ? 'Within' : 'OVER'} the limit for the start of the page: ${limits}`)
  return within
}

function startParts(parts: readonly BundlePart[]): Set<BundlePart> {
  const isStart = ({ isEntry, modules }: BundlePart) =>
    isEntry || Object.keys(modules).some((id) => id.endsWith(START_LANGUAGE))
  return new Set(parts.filter(isStart).flatMap((part) => [...loadedWith(parts, part)]))
}

function isLoadedByIndex(file: string): boolean {
  const index = readFileSync(join(projectRoot, 'out/renderer/index.html'), 'utf8')
  return index.includes(baseOf(file))
}

function reportBundle(bundle: Bundle): void {
  print(
    bundle,
    listFiles(bundle).filter(({ file }) => file.endsWith('.js')),
  )
}

function listFiles(bundle: Bundle): Sized[] {
  const folder = join(projectRoot, 'out', bundle)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.\w+$/.test(name))
    .map((file) => {
      const content = readFileSync(join(folder, file))
      return { file, raw: content.length, gzip: gzipSync(content).length }
    })
    .sort((a, b) => b.raw - a.raw)
}

function total(files: readonly Sized[]): Pick<Sized, 'raw' | 'gzip'> {
  const sum = (key: 'raw' | 'gzip') => files.reduce((all, file) => all + file[key], 0)
  return { raw: sum('raw'), gzip: sum('gzip') }
}

function print(title: string, files: readonly Sized[]): void {
  console.log('')
  printColumns(
    [
      [title, 'kB', 'compressed'],
      ...files.map(({ file, raw, gzip }) => [`  ${file}`, kilobytes(raw), kilobytes(gzip)]),
    ],
    1,
  )
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function baseOf(file: string): string {
  return file.replace(/^.*[\\/]/, '')
}
