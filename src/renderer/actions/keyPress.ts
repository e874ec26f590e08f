/**
 * The key of a key press on any layout, with an active input method, full-width characters or AltGr.
 * The character takes precedence; the position of the key counts if no shortcut could have the
 * character.
 */

/** The part of a `KeyboardEvent` that is looked at. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  getModifierState?(name: 'AltGraph'): boolean
}

/** What a key types on a US keyboard that is no letter or digit. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Comma: [',', '<'],
  Space: [' ', ' '],
  NumpadEnter: ['Enter', 'Enter'],
}

/** Keys whose code is what `KeyboardEvent.key` calls them. */
const NAMED = /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Page(Up|Down)|Arrow\w+|F\d+)$/

/** As `KeyboardEvent.key` has it, letters in lower case; empty for what no shortcut could have. */
export function keyOf(press: KeyPress): string {
  const key = halfWidth(press.key).toLowerCase()
  if (isAltGraph(press)) return isCharacter(key) ? key : ''
  if (isDigitKey(press) && !/^\d$/.test(key)) return keyAtPlace(press)
  if (/^[\x20-\x7e]$|^\p{Script=Latin}$/u.test(key)) return key
  return isCharacter(key) || /^(process|unidentified|dead)$/.test(key)
    ? keyAtPlace(press)
    : press.key
}

/** What the key would type on a US keyboard; empty for keys that no shortcut has. */
export function keyAtPlace({ code, shiftKey }: Pick<KeyPress, 'code' | 'shiftKey'>): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter.toLowerCase()
  const digit = /^(Digit|Numpad)(\d)$/.exec(code)?.[2]
  if (digit !== undefined) return shiftKey ? '' : digit
  return SIGNS[code]?.[shiftKey ? 1 : 0] ?? (NAMED.test(code) ? code : '')
}

/**
 * AltGr is held, which Windows also reports as Control and Alt: it belongs to the character that is
 * typed, and is no modifier of a shortcut.
 */
export function isAltGraph(press: KeyPress): boolean {
  return press.getModifierState?.('AltGraph') === true
}

/** A modifier besides Shift. */
export function hasModifier(press: KeyPress): boolean {
  return press.metaKey || (!isAltGraph(press) && (press.ctrlKey || press.altKey))
}

/** Keys 1–9, and 0 for 10: what the editors place; null for any other key. */
export function pieceOfKey(key: string): number | null {
  if (!/^\d$/.test(key)) return null
  return key === '0' ? 10 : Number(key)
}

/** The key that places a piece: 1–9, and 0 for the tenth; null for the others. */
export function keyOfPiece(piece: number): string | null {
  return piece <= 10 ? String(piece % 10) : null
}

/** On some layouts digits need Shift. */
function isDigitKey({ code, shiftKey }: KeyPress): boolean {
  return !shiftKey && /^Digit\d$/.test(code)
}

function isCharacter(key: string): boolean {
  return [...key].length === 1
}

/** An input method may type full-width forms, which are no other keys. */
function halfWidth(key: string): string {
  if (key === '\u3000') return ' '
  return /^[\uff01-\uff5e]$/.test(key) ? String.fromCharCode(key.charCodeAt(0) - 0xfee0) : key
}
