/**
 * The module `virtual:pictures`: the outlines of the tiles' pictures, taken from the icon set when
 * the app is built, so that nothing of it is loaded that is not shown.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = 'virtual:pictures'
const RESOLVED = `\0${ID}`

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/** @param names of the icons, in the order of the types */
export function pictures(names: readonly string[]): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return undefined
      const file = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
      const set = JSON.parse(await readFile(file, 'utf8')) as IconSet
      const all = names.map((name) => shapesOf(name, set.icons[name]?.body))
      return `export const PICTURE_SHAPES = ${JSON.stringify(all)}`
    },
  }
}

/** A picture as `[colour, outline]`, from back to front. */
function shapesOf(name: string, body: string | undefined): [string, string][] {
  if (body === undefined) throw new Error(`The icon set has no picture ${name}.`)
  const shapes = [...body.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) => {
    const valueOf = (key: string) => new RegExp(`(?:^| )${key}="([^"]*)"`).exec(attributes)?.[1]
    const [fill, outline] = [valueOf('fill'), valueOf('d')]
    if (fill === undefined || outline === undefined) throw new Error(`${name}: a path without fill`)
    return [fill, outline] as [string, string]
  })
  const rest = body.replace(/<path [^>]*\/>|<g fill="none">|<\/g>/g, '')
  if (rest !== '') throw new Error(`${name} has more than plain paths: ${rest.slice(0, 60)}`)
  return shapes
}
