import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../../../api/bridge', () => ({
  bridge: { call: () => Promise.resolve({ ok: true, value: null }), on: () => () => undefined },
}))
vi.mock('@vueuse/core', () => ({ useMediaQuery: () => ({ value: true }) }))

const { usePlay } = await import('./playStore')
const { useProgress } = await import('../records')

/** Won with one move. */
const SETUP = { stacks: [[1], [1], [], [1], []], steps: 1 }
const MOVE = { x: 3, y: 0, g: -1 } as const

beforeEach(() => {
  setActivePinia(createPinia())
})

it('a win on a changed built-in level is kept with its copy, which comes later', () => {
  const play = usePlay()
  const progress = useProgress()
  play.begin(null, SETUP)
  play.move(MOVE)
  expect(play.best).toEqual(play.win?.result)
  play.belongTo('copy')
  expect(progress.of('copy', play.code).best?.moves).toEqual([MOVE])

  // Another level that has no record yet knows nothing of it.
  play.begin(null, SETUP)
  play.belongTo('other')
  expect(progress.of('other', play.code).best).toBeNull()
})

it('what was won before a built-in level was changed stays with it', () => {
  const play = usePlay()
  const progress = useProgress()
  play.begin('original', SETUP)
  play.move(MOVE)
  play.belongTo(null)
  play.belongTo('copy')
  expect(progress.of('copy', play.code).best).toBeNull()
  expect(progress.of('original', play.code).best?.moves).toEqual([MOVE])
})
