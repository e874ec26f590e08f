/** Finds the commands that a key press may mean, depending on the focus. */
import {
  COMMAND_IDS,
  isSingleKey,
  keysOf,
  specOf,
  textEditOf,
  type CommandId,
  type TextEdit,
} from '@shared/commands'
import { isPressed, parseAccelerator, type Accelerator } from './accelerator'
import type { KeyPress } from './keyPress'

/** The focused element: which keys it handles itself, and which dialog it is in. */
export interface Focus {
  readonly on: 'text' | 'button' | 'list' | 'menu' | 'nothing'
  /** A dialog of the frame (palette, settings, shortcuts), or another one. */
  readonly dialog: 'frame' | 'other' | null
  /** Whether text of the page is selected, so that copy applies to it. */
  readonly hasSelection: boolean
}

export interface KeyContext {
  readonly focus: Focus
  readonly platform: string
  /** Whether keys that type a character are shortcuts. */
  readonly singleKeys: boolean
}

interface Shortcut extends Accelerator {
  readonly id: CommandId
  readonly isSingle: boolean
}

const shortcutsOn = (platform: string): readonly Shortcut[] =>
  COMMAND_IDS.flatMap((id) =>
    keysOf(id, platform === 'darwin').map((keys) => ({
      id,
      isSingle: isSingleKey(keys),
      ...parseAccelerator(keys),
    })),
  )
/** One platform each time the app runs. */
const known = new Map<string, readonly Shortcut[]>()

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Keys that a text field handles itself, with Control or Command. */
const FIELD_KEYS: ReadonlySet<string> = new Set([
  ...['a', 'c', 'v', 'x', 'y', 'z', 'Backspace', 'Delete', 'Insert', 'Home', 'End'],
  ...ARROWS,
])

/** Keys that a list handles itself, besides typing ahead. */
const LIST_KEYS: ReadonlySet<string> = new Set([
  ...['Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Escape'],
  ...ARROWS,
])

/** In the order of the list; the first that is enabled is meant. */
export function commandsFor(
  press: KeyPress & { readonly repeat: boolean },
  { focus, platform, singleKeys }: KeyContext,
): CommandId[] {
  const shortcuts = known.get(platform) ?? shortcutsOn(platform)
  known.set(platform, shortcuts)
  return shortcuts
    .filter(
      (shortcut) =>
        isPressed(shortcut, press, platform) &&
        (!press.repeat || specOf(shortcut.id).repeats === true) &&
        (singleKeys || !shortcut.isSingle) &&
        !keepsForItself(focus, shortcut) &&
        reachesFrom(focus, shortcut.id),
    )
    .map(({ id }) => id)
}

/** The edit of the focused or selected text that a command means; null if it means none. */
export function textEditFrom({ on, hasSelection }: Focus, id: CommandId): TextEdit | null {
  const edit = textEditOf(id)
  const isMeant = on === 'text' || (edit === 'copy' && hasSelection)
  return isMeant ? edit : null
}

/** Whether the command is allowed: nothing behind an open dialog is changed. */
export function reachesFrom({ dialog }: Focus, id: CommandId): boolean {
  if (dialog === null) return true
  const over = specOf(id).overDialogs
  return over === 'any' || over === dialog
}

function keepsForItself({ on, dialog, hasSelection }: Focus, shortcut: Shortcut): boolean {
  if (hasSelection && isCopy(shortcut)) return true
  if (shortcut.command) return on === 'text' && isFieldEdit(shortcut)
  if (shortcut.alt || /^F\d/.test(shortcut.key)) return false
  return dialog !== null || keepsPlainKey(on, shortcut)
}

function keepsPlainKey(on: Focus['on'], { key, isSingle }: Shortcut): boolean {
  switch (on) {
    case 'text':
    case 'menu':
      return true
    case 'list':
      return isSingle || LIST_KEYS.has(key)
    case 'button':
      return key === ' ' || key === 'Enter'
    case 'nothing':
      return false
  }
}

/** With Shift, the only letter that a field handles is redo. */
function isFieldEdit({ key, shift }: Shortcut): boolean {
  return FIELD_KEYS.has(key) && (!shift || key === 'z' || key.length > 1)
}

function isCopy({ key, command, shift }: Shortcut): boolean {
  return command && !shift && key === 'c'
}

/** Dialogs of the frame carry `data-frame-dialog`. */
export function focusOf(page: Document): Focus {
  const element = page.activeElement
  const dialog = element?.closest('[role=dialog], [role=alertdialog]') ?? null
  return {
    on: element === null ? 'nothing' : kindOf(element),
    dialog: dialog === null ? null : dialog.matches('[data-frame-dialog]') ? 'frame' : 'other',
    hasSelection: page.getSelection()?.isCollapsed === false,
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
