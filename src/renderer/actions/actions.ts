/** The present action of each command: screens provide theirs while they are shown. */
import { defineStore } from 'pinia'
import { onScopeDispose, shallowReactive } from 'vue'
import { isSingleKey, keysOf, type CommandId } from '@shared/commands'
import { useNotices } from '../stores/notices'
import { useSettings } from '../stores/settings'
import { parseAccelerator, partsOf, printAccelerator } from './accelerator'

export interface Action {
  /** Reactive; always, where it is left out. */
  readonly enabled?: () => boolean
  readonly run: () => void | Promise<void>
}

export const useActions = defineStore('actions', () => {
  const providers = shallowReactive(new Map<CommandId, readonly Action[]>())
  const notices = useNotices()
  const settings = useSettings()

  function isEnabled(id: CommandId): boolean {
    const action = providersOf(id).at(-1)
    return action !== undefined && (action.enabled?.() ?? true)
  }
  /** @returns whether the command was enabled */
  function run(id: CommandId): boolean {
    if (!isEnabled(id)) return false
    try {
      Promise.resolve(providersOf(id).at(-1)?.run()).catch(notices.reportUnexpected)
    } catch (reason) {
      notices.reportUnexpected(reason)
    }
    return true
  }
  /** As a tooltip names it; empty where there is none. */
  function shortcutOf(id: CommandId): string {
    const [keys] = keysInForce(id)
    return keys === undefined ? '' : printAccelerator(parseAccelerator(keys), settings.platform)
  }
  /** Every way to type the command, the usual one first, each as its keys: `['Ctrl', 'K']`. */
  function shortcutsOf(id: CommandId): string[][] {
    return keysInForce(id).map((keys) => partsOf(parseAccelerator(keys), settings.platform))
  }
  function keysInForce(id: CommandId): string[] {
    const isMac = settings.platform === 'darwin'
    return keysOf(id, isMac).filter((keys) => settings.settings.singleKeys || !isSingleKey(keys))
  }
  /**
   * For as long as the calling component lives. Of several that provide a command the latest is
   * meant, in whichever order they are removed.
   */
  function provide(provided: Partial<Record<CommandId, Action>>): void {
    const entries = Object.entries(provided) as [CommandId, Action][]
    for (const [id, action] of entries) providers.set(id, [...providersOf(id), action])
    onScopeDispose(() => {
      for (const [id, action] of entries) {
        providers.set(
          id,
          providersOf(id).filter((other) => other !== action),
        )
      }
    })
  }
  function providersOf(id: CommandId): readonly Action[] {
    return providers.get(id) ?? []
  }

  return { isEnabled, run, shortcutOf, shortcutsOf, provide }
})
