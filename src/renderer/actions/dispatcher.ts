/** From a key press to the command it means, given where the focus is. */
import { COMMAND_IDS, COMMANDS, type CommandId } from '@shared/commands'
import { isPressed, parseAccelerator, type Accelerator, type KeyPress } from './accelerator'

/** What the focused element does with keys by itself. */
export type FocusKind = 'text' | 'button' | 'menu' | 'none'

const ACCELERATORS: readonly (readonly [CommandId, Accelerator])[] = COMMAND_IDS.map((id) => [
  id,
  parseAccelerator(COMMANDS[id].keys),
])

/** The commands for which holding the key down makes sense. */
const REPEATABLE: ReadonlySet<CommandId> = new Set(['step.previous', 'step.next'])

export function commandFor(
  press: KeyPress & { readonly repeat: boolean },
  focus: FocusKind,
  platform: string,
): CommandId | null {
  const found = ACCELERATORS.find(([, accelerator]) => isPressed(accelerator, press, platform))
  if (found === undefined) return null
  const [id, accelerator] = found
  if (press.repeat && !REPEATABLE.has(id)) return null
  return accelerator.command || !keepsForItself(focus, accelerator.key) ? id : null
}

function keepsForItself(focus: FocusKind, key: string): boolean {
  switch (focus) {
    case 'text':
    case 'menu':
      return true
    case 'button':
      return key === ' ' || key === 'Enter'
    case 'none':
      return false
  }
}

export function focusKindOf(element: Element | null): FocusKind {
  if (element === null) return 'none'
  if (element.closest('[role=menu], [role=listbox], [role=dialog]') !== null) return 'menu'
  if (element.matches('input, textarea, select, [contenteditable]')) return 'text'
  return element.matches('button, a[href], summary, [role=button]') ? 'button' : 'none'
}
