/** From a key press to the commands it may mean, given where the focus is. */
import { COMMAND_IDS, keysOf, specOf, type CommandId } from '@shared/commands'
import {
  isPressed,
  isTyped,
  parseAccelerator,
  type Accelerator,
  type KeyPress,
} from './accelerator'

/** Where the focus is: what the element does with keys by itself, and what it stands in. */
export interface Focus {
  readonly on: 'text' | 'button' | 'list' | 'menu' | 'nothing'
  /** A dialog of the frame (palette, settings, shortcuts), or another one. */
  readonly dialog: 'frame' | 'other' | null
}

export interface KeyContext {
  readonly focus: Focus
  readonly platform: string
  /** Whether keys that type a character are shortcuts. */
  readonly singleKeys: boolean
}

const ACCELERATORS: readonly (readonly [CommandId, Accelerator])[] = COMMAND_IDS.flatMap((id) =>
  keysOf(id).map((keys) => [id, parseAccelerator(keys)] as const),
)

/** What a text field does together with Control or Command. */
const FIELD_KEYS: ReadonlySet<string> = new Set([
  ...['a', 'c', 'v', 'x', 'y', 'z', 'Backspace', 'Delete', 'Insert', 'Home', 'End'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
])

/** What a list does by itself, besides typing ahead. */
const LIST_KEYS: ReadonlySet<string> = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Escape'],
])

/** In the order of the list; the first that is enabled is meant. */
export function commandsFor(
  press: KeyPress & { readonly repeat: boolean },
  { focus, platform, singleKeys }: KeyContext,
): CommandId[] {
  return ACCELERATORS.filter(
    ([id, accelerator]) =>
      isPressed(accelerator, press, platform) &&
      (!press.repeat || specOf(id).repeats === true) &&
      (singleKeys || !isTyped(accelerator)) &&
      !keepsForItself(focus, accelerator) &&
      reachesFrom(focus, id),
  ).map(([id]) => id)
}

/** What lies behind a dialog is not changed while it is open. */
export function reachesFrom({ dialog }: Focus, id: CommandId): boolean {
  if (dialog === null) return true
  const over = specOf(id).overDialogs
  return over === 'any' || over === dialog
}

function keepsForItself({ on, dialog }: Focus, accelerator: Accelerator): boolean {
  const { key, command, alt } = accelerator
  const isPlain = !command && !alt && !/^F\d/.test(key)
  if (dialog !== null && isPlain) return true
  switch (on) {
    case 'text':
      return isPlain || (command && FIELD_KEYS.has(key))
    case 'menu':
      return isPlain
    case 'list':
      return isPlain && (LIST_KEYS.has(key) || isTyped(accelerator))
    case 'button':
      return isPlain && (key === ' ' || key === 'Enter')
    case 'nothing':
      return false
  }
}

/** Dialogs of the frame carry `data-frame-dialog`. */
export function focusOf(element: Element | null): Focus {
  const dialog = element?.closest('[role=dialog], [role=alertdialog]') ?? null
  return {
    on: element === null ? 'nothing' : kindOf(element),
    dialog: dialog === null ? null : dialog.matches('[data-frame-dialog]') ? 'frame' : 'other',
  }
}

function kindOf(element: Element): Focus['on'] {
  if (isTextField(element)) return 'text'
  if (element.closest('[role=menu]') !== null) return 'menu'
  if (element.closest('[role=listbox]') !== null) return 'list'
  return element.matches('button, a[href], summary, [role=button]') ? 'button' : 'nothing'
}

function isTextField(element: Element): boolean {
  return element.matches(
    'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])',
  )
}
