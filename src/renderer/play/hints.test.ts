import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, vi } from 'vitest'
import { effectScope, shallowReactive } from 'vue'
import { text } from '../i18n/text'
import { useNotices } from '../stores/notices'
import { useHintCount, useKnownPositions, useSingleSearch, useWayBack, type Outlook } from './hints'

const NONE = text('hint.noWayBack')

beforeEach(() => {
  setActivePinia(createPinia())
})

it('a hint on a position is counted once for each game', () => {
  const play = shallowReactive<{ levelId: string | null; code: string }>({
    levelId: 'a',
    code: 'x',
  })
  const count = vi.fn()
  const scope = effectScope()
  scope.run(() => {
    const countOnce = useHintCount(play)
    countOnce('position', count)
    countOnce('position', count)
    expect(count).toHaveBeenCalledTimes(1)
    play.levelId = 'b'
    countOnce('position', count)
    expect(count).toHaveBeenCalledTimes(2)
  })
  scope.stop()
})

it.each<[string, Outlook[], number | null, string]>([
  ['to the last position that can be won', ['wins', 'wins', 'loses'], 1, 'searching'],
  ['nowhere where every position is lost', ['loses', 'loses', 'loses'], null, 'none'],
  ['nowhere past a search without an answer', ['wins', 'unknown', 'loses'], null, 'none'],
  ['nowhere where the search is stopped', ['wins', null, 'loses'], null, 'searching'],
])('the way back leads %s', async (_, outlooks, target, state) => {
  const { wayBack, goBack } = useWayBack(NONE)
  const before = useNotices().status
  const undoTo = vi.fn()
  await goBack(3, (done) => Promise.resolve(outlooks[done] ?? null), undoTo)
  expect(undoTo.mock.calls).toEqual(target === null ? [] : [[target]])
  expect(wayBack.value).toBe(state)
  expect(useNotices().status).toEqual(state === 'none' ? NONE : before)
})

it('the way back is not taken once it is stopped', async () => {
  const { wayBack, goBack, stop } = useWayBack(NONE)
  const undoTo = vi.fn()
  const look = () => {
    stop()
    return Promise.resolve('wins' as const)
  }
  await goBack(2, look, undoTo)
  expect(undoTo).not.toHaveBeenCalled()
  expect(wayBack.value).toBe('idle')
})

it('positions without a decision are searched again', () => {
  const { find, findDecided, learn } = useKnownPositions<{ kind: 'wins' | 'unknown' }>()
  learn([
    ['a', { kind: 'wins' }],
    ['b', { kind: 'unknown' }],
  ] as const)
  expect(findDecided('a')).toEqual({ kind: 'wins' })
  expect(find('b')).toEqual({ kind: 'unknown' })
  expect(findDecided('b')).toBeUndefined()
})

it('a search aborts the one before it', () => {
  const { start, stop } = useSingleSearch()
  const first = start()
  const second = start()
  expect([first.aborted, second.aborted]).toEqual([true, false])
  stop()
  expect(second.aborted).toBe(true)
})
