/** Electron accelerators (`CmdOrCtrl+Shift+C`) in the page: matched against key events, and shown. */
import { isAltGraph, keyAtPlace, keyOf, type KeyPress } from './keyPress'

export interface Accelerator {
  /** Command on macOS, Control elsewhere. */
  readonly command: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** As `KeyboardEvent.key` has it, letters in lower case. */
  readonly key: string
}

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false } as const

const EVENT_KEYS: Readonly<Record<string, string>> = {
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Space: ' ',
  Return: 'Enter',
  Esc: 'Escape',
  Plus: '+',
}

const SHOWN_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  Escape: 'Esc',
}

export function parseAccelerator(text: string): Accelerator {
  const parts = text.split('+')
  const name = parts.at(-1) ?? ''
  const modifiers = new Set(parts.slice(0, -1))
  return {
    command: ['CmdOrCtrl', 'CommandOrControl'].some((modifier) => modifiers.has(modifier)),
    shift: modifiers.has('Shift'),
    alt: modifiers.has('Alt'),
    key: EVENT_KEYS[name] ?? (name.length === 1 ? name.toLowerCase() : name),
  }
}

/** Whether the key press is the accelerator: with exactly its modifiers. */
export function isPressed(accelerator: Accelerator, press: KeyPress, platform: string): boolean {
  const isMac = platform === 'darwin'
  const { ctrlKey, metaKey, altKey } = isAltGraph(press) ? NO_MODIFIERS : press
  const command = isMac ? metaKey : ctrlKey
  const other = isMac ? ctrlKey : metaKey
  return (
    command === accelerator.command &&
    !other &&
    (press.shiftKey === accelerator.shift || !tellsShiftApart(accelerator)) &&
    altKey === accelerator.alt &&
    // On macOS a letter with Option is another character.
    (isMac && altKey ? keyAtPlace(press) : keyOf(press)) === accelerator.key
  )
}

/** As a tooltip names it: `Ctrl+Shift+C`, on macOS `⇧⌘C`. */
export function printAccelerator(accelerator: Accelerator, platform: string): string {
  return partsOf(accelerator, platform).join(platform === 'darwin' ? '' : '+')
}

/** Key by key, as keycaps show it: `['Ctrl', 'Shift', 'C']`. */
export function partsOf(accelerator: Accelerator, platform: string): string[] {
  const { key } = accelerator
  const name = SHOWN_KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  const isMac = platform === 'darwin'
  const modifiers = [
    ...(accelerator.command && !isMac ? ['Ctrl'] : []),
    ...(accelerator.alt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(accelerator.shift ? [isMac ? '⇧' : 'Shift'] : []),
    ...(accelerator.command && isMac ? ['⌘'] : []),
  ]
  return [...modifiers, name]
}

/** Which signs need Shift depends on the keyboard, so only a sign itself counts, as in `?`. */
function tellsShiftApart({ key, shift }: Accelerator): boolean {
  return shift || key.length > 1 || key === ' ' || /[a-z]/.test(key)
}
