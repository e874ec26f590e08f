/** Builds what the benchmark runs. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { captureAll } from '../support/process'
import { projectRoot } from '../support/paths'

const outFolder = join(projectRoot, 'out/bench')

/** @returns the script of the engine, bundled as the app's worker is */
export async function buildBench(): Promise<string> {
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: outFolder,
      target: 'node18',
      rollupOptions: {
        input: {
          engine: join(projectRoot, 'bench/engine.ts'),
          plain: join(projectRoot, 'bench/plain.ts'),
          plainJudge: join(projectRoot, 'bench/plainJudge.ts'),
          usage: join(projectRoot, 'bench/usage.ts'),
        },
        output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  })
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
