import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../../../api/bridge', () => ({
  bridge: { call: () => Promise.resolve({ ok: true, value: null }), on: () => () => undefined },
}))
vi.mock('@vueuse/core', () => ({ useMediaQuery: () => ({ value: true }) }))

const { usePlay } = await import('./playStore')
const { useProgress } = await import('../records')

/** Won with two links. */
const LEVEL = {
  game: 'lianliankan',
  setup: {
    rows: [
      [1, 1],
      [2, 2],
    ],
    border: 'outside',
  },
} as const
const PAIRS = [0, 1].map(
  (row) =>
    [
      { row, column: 0 },
      { row, column: 1 },
    ] as const,
)

beforeEach(() => {
  setActivePinia(createPinia())
})

it('a win on a changed built-in level is kept with its copy, which comes later', () => {
  const play = usePlay()
  const progress = useProgress()
  play.begin(null, LEVEL)
  for (const pair of PAIRS) expect(play.link(pair)).toBeNull()
  const won = play.best
  expect(won).not.toBeNull()
  play.belongTo('copy')
  expect(progress.of('copy', play.code).best).toEqual(won)

  // Another level that has no record yet knows nothing of it.
  play.begin(null, LEVEL)
  play.belongTo('other')
  expect(progress.of('other', play.code).best).toBeNull()
})
