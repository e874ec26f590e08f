/** What each command does at the moment: screens add their actions while they are shown. */
import { defineStore } from 'pinia'
import { onScopeDispose, shallowReactive } from 'vue'
import { keysOf, type CommandId } from '@shared/commands'
import { useNotices } from '../stores/notices'
import { useSettings } from '../stores/settings'
import { isTyped, parseAccelerator, printAccelerator } from './accelerator'

export interface Action {
  /** Reactive; always, where it is left out. */
  readonly enabled?: () => boolean
  readonly run: () => void | Promise<void>
}

export const useActions = defineStore('actions', () => {
  const actions = shallowReactive(new Map<CommandId, Action>())
  const notices = useNotices()
  const settings = useSettings()

  function isEnabled(id: CommandId): boolean {
    const action = actions.get(id)
    return action !== undefined && (action.enabled?.() ?? true)
  }
  /** @returns whether the command was enabled */
  function run(id: CommandId): boolean {
    if (!isEnabled(id)) return false
    Promise.resolve(actions.get(id)?.run()).catch(notices.reportUnexpected)
    return true
  }
  /** Every way to type the command, the usual one first. */
  function shortcutsOf(id: CommandId): string[] {
    return keysOf(id)
      .map(parseAccelerator)
      .filter((accelerator) => settings.settings.singleKeys || !isTyped(accelerator))
      .map((accelerator) => printAccelerator(accelerator, settings.platform))
  }
  /** Empty, where there is none. */
  function shortcutOf(id: CommandId): string {
    return shortcutsOf(id)[0] ?? ''
  }
  /** For as long as the calling component lives; then what was there before is meant again. */
  function provide(provided: Partial<Record<CommandId, Action>>): void {
    const entries = Object.entries(provided) as [CommandId, Action][]
    const before = new Map(entries.map(([id]) => [id, actions.get(id)]))
    for (const [id, action] of entries) actions.set(id, action)
    onScopeDispose(() => {
      for (const [id, action] of entries) {
        if (actions.get(id) !== action) continue
        const earlier = before.get(id)
        if (earlier === undefined) actions.delete(id)
        else actions.set(id, earlier)
      }
    })
  }

  return { isEnabled, run, shortcutOf, shortcutsOf, provide }
})
