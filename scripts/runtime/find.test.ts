import { describe, expect, test } from 'vitest'
import { temporaryFolders, writeDist } from '../support/testFolder'
import { helpText, tryWays, type Ways } from './find'
import type { Attempt, Runtime, RuntimeKind } from './runtime'

const folder = temporaryFolders()

const runtime = (kind: RuntimeKind): Runtime => ({ kind, executable: '', dist: '', version: '1' })
const gives = (kind: RuntimeKind): Attempt => ({ ok: true, runtime: runtime(kind) })
const fails = (reason: string): Attempt => ({ ok: false, reason })

/** Ways that note in which order they are asked. */
function ways(has: Partial<Record<RuntimeKind, boolean>>, asked: string[]): Ways {
  const ask = (kind: RuntimeKind): Attempt => {
    asked.push(kind)
    return has[kind] ? gives(kind) : fails(`no ${kind}`)
  }
  return {
    override: undefined,
    installed: () => (ask('installed').ok ? runtime('installed') : null),
    download: () => Promise.resolve(ask('download')),
    fallback: () => Promise.resolve(ask('fallback')),
  }
}

describe('tryWays', () => {
  test.each([
    ['installed', ['installed']],
    ['download', ['installed', 'download']],
    ['fallback', ['installed', 'download', 'fallback']],
  ] as const)('stops at %s', async (kind, order) => {
    const asked: string[] = []
    const found = await tryWays(ways({ [kind]: true }, asked))
    expect(found.ok && found.runtime.kind).toBe(kind)
    expect(asked).toEqual(order)
  })

  test('an override takes precedence over everything', async () => {
    const dist = folder()
    writeDist(dist, 'v44.1.0')
    const asked: string[] = []
    const found = await tryWays({ ...ways({ installed: true }, asked), override: dist })
    expect(found).toMatchObject({
      ok: true,
      runtime: { kind: 'override', dist, version: '44.1.0' },
    })
    expect(asked).toEqual([])
  })

  test('an override without an executable is an error, not a reason to look further', async () => {
    const found = await tryWays({ ...ways({ installed: true }, []), override: folder() })
    expect(found.ok).toBe(false)
  })

  test('with nothing found, every reason and every official way is named', async () => {
    const found = await tryWays(ways({}, []))
    if (found.ok) throw new Error('found something')
    expect(found.reasons).toEqual(['no download', 'no fallback'])
    expect(helpText(found.reasons)).toMatch(
      /no download[^]*no fallback[^]*ELECTRON_MIRROR[^]*cache[^]*ELECTRON_OVERRIDE_DIST_PATH/,
    )
  })
})
