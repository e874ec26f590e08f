import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { useActions } from './actions'

// The settings ask the system for its looks, which Node has none of.
vi.mock('@vueuse/core', () => ({ useMediaQuery: () => ({ value: false }) }))

beforeEach(() => {
  setActivePinia(createPinia())
})

function provider(run: () => void) {
  const scope = effectScope()
  scope.run(() => {
    useActions().provide({ 'edit.undo': { run } })
  })
  return scope
}

describe('providing a command', () => {
  it('means the latest of several, whichever is removed first', () => {
    const actions = useActions()
    const heard: string[] = []
    const first = provider(() => heard.push('first'))
    const second = provider(() => heard.push('second'))
    actions.run('edit.undo')
    first.stop()
    actions.run('edit.undo')
    second.stop()
    expect(actions.run('edit.undo')).toBe(false)
    expect(heard).toEqual(['second', 'second'])
  })

  it('means what was there before once a later one is gone', () => {
    const heard: string[] = []
    provider(() => heard.push('screen'))
    provider(() => heard.push('dialog')).stop()
    useActions().run('edit.undo')
    expect(heard).toEqual(['screen'])
  })
})
