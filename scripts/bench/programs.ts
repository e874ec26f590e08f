/** Builds what the benchmark runs. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { captureAll } from '../support/process'
import { projectRoot } from '../support/paths'

const outFolder = join(projectRoot, 'out/bench')

/** Each in one file, as the solver is in the app's worker: calls from file to file are slower. */
const PROGRAMS = ['engine', 'plain', 'plainJudge', 'usage']

/** @returns the script of the engine */
export async function buildBench(): Promise<string> {
  for (const program of PROGRAMS) {
    await build({
      configFile: false,
      root: projectRoot,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: join(projectRoot, `bench/${program}.ts`),
        outDir: outFolder,
        emptyOutDir: false,
        target: 'node18',
        rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].js' } },
      },
    })
  }
  return join(outFolder, 'engine.js')
}

/** @returns the script of the terminal command, as it is shipped */
export async function buildCommand(): Promise<string> {
  await build({ configFile: join(projectRoot, 'vite.cli.config.mts'), logLevel: 'warn' })
  return join(projectRoot, 'out/cli/index.js')
}

/** The command of the plain search: in C++ where there is a compiler, else in TypeScript. */
export async function plainSearch(): Promise<string> {
  mkdirSync(outFolder, { recursive: true })
  const program = join(outFolder, 'plain')
  const source = join(projectRoot, 'bench/plain.cpp')
  for (const compiler of ['c++', 'g++', 'clang++']) {
    const built = await captureAll(compiler, ['-O2', '-o', program, source]).catch(() => null)
    if (built?.code === 0) return program
  }
  console.log('No C++ compiler was found: the plain search is the one in TypeScript.')
  return `${process.execPath} ${join(outFolder, 'plain.js')}`
}
