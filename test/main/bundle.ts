/** Makes one script of a module and all that it needs, to be run by a process of its own. */
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @returns the script's path */
export async function bundled(module: string): Promise<string> {
  const { build } = await import('vite')
  const outDir = await mkdtemp(join(tmpdir(), 'mayan-bundle-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: module, outDir, rollupOptions: { output: { format: 'cjs' } } },
  })
  const [name = ''] = await readdir(outDir)
  return join(outDir, name)
}
