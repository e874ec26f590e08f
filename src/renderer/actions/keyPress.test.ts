import { describe, expect, it } from 'vitest'
import { hasModifier, keyOf, pieceOfKey, type KeyPress } from './keyPress'

const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})
const withAltGraph = { getModifierState: () => true }

describe('the key that is meant', () => {
  it.each([
    ['a letter', press('X', 'KeyX', { shiftKey: true }), 'x'],
    ['a letter on another layout', press('r', 'KeyO'), 'r'],
    ['a letter of another script', press('ч', 'KeyX'), 'x'],
    ['a Latin letter with a mark', press('ö', 'Semicolon'), 'ö'],
    ['a named key', press('ArrowLeft', 'ArrowLeft'), 'ArrowLeft'],
    ['a sign', press('?', 'Minus', { shiftKey: true }), '?'],
    ['a letter under an input method', press('Process', 'KeyP'), 'p'],
    ['a digit under an input method', press('Process', 'Digit3'), '3'],
    ['the number pad under an input method', press('Process', 'Numpad7'), '7'],
    ['a sign under an input method', press('Process', 'Slash', { shiftKey: true }), '?'],
    ['Space under an input method', press('Process', 'Space'), ' '],
    ['Backspace under an input method', press('Process', 'Backspace'), 'Backspace'],
    ['an unknown key under an input method', press('Process', 'Lang1'), ''],
    ['a full-width digit', press('５', 'Digit5'), '5'],
    ['a full-width letter', press('Ｘ', 'KeyX', { shiftKey: true }), 'x'],
    ['a full-width sign', press('？', 'Slash', { shiftKey: true }), '?'],
    ['an ideographic space', press('\u3000', 'Space'), ' '],
    ['a digit without Shift where digits need it', press('&', 'Digit1'), '1'],
    ['a digit with Shift where digits need it', press('1', 'Digit1', { shiftKey: true }), '1'],
    ['a sign over a digit', press('!', 'Digit1', { shiftKey: true }), '!'],
    ['a dead key', press('Dead', 'BracketLeft'), ''],
    ['a letter with AltGr', press('ń', 'KeyN', withAltGraph), 'ń'],
    ['a sign with AltGr', press('€', 'KeyE', withAltGraph), '€'],
    ['nothing with AltGr', press('ArrowLeft', 'ArrowLeft', withAltGraph), ''],
  ])('is %s', (_, given, key) => {
    expect(keyOf(given)).toBe(key)
  })

  it('is what the editors place, for digits', () => {
    expect(['1', '9', '0', 'x', ''].map(pieceOfKey)).toEqual([1, 9, 10, null, null])
  })
})

it('AltGr is no modifier, though Windows reports Control and Alt with it', () => {
  const both = { ctrlKey: true, altKey: true }
  expect(hasModifier(press('n', 'KeyN', both))).toBe(true)
  expect(hasModifier(press('5', 'Digit5', { ...both, ...withAltGraph }))).toBe(false)
  expect(hasModifier(press('x', 'KeyX', { shiftKey: true }))).toBe(false)
})
