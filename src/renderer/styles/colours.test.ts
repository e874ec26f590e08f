import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const renderer = new URL('../', import.meta.url)
const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(?:vue|css)$/.test(name) && !name.endsWith('tokens.css'),
)
const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/gi

function coloursIn(text: string): readonly string[] {
  return text.match(COLOUR) ?? []
}
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name)
}

describe('colours', () => {
  it('are seen however they are written out', () => {
    const written = ['#fff', '#ffd98026', 'rgb(0 0 0)', 'oklch(1 0 0)', 'color(srgb 1 1 1)']
    for (const colour of written) expect(coloursIn(`color: ${colour};`)).toHaveLength(1)
    expect(coloursIn('url(#carved) color-mix(in srgb, var(--ink), white 8%)')).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })

  it('stand in tokens.css alone', () => {
    const found = files.flatMap((name) =>
      coloursIn(readFileSync(new URL(name, renderer), 'utf8')).map((colour) => `${name} ${colour}`),
    )
    expect(found).toEqual([])
  })

  it('are tokens that exist', () => {
    const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
    const missing = files.flatMap((name) =>
      namesIn(readFileSync(new URL(name, renderer), 'utf8'))
        .filter((token) => /^(?:gleam|dent|mark|flash|selected|inlay)-/.test(token))
        .filter((token) => !tokens.includes(`--${token}:`))
        .map((token) => `${name} ${token}`),
    )
    expect(missing).toEqual([])
  })
})
