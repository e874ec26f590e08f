import { describe, expect, it } from 'vitest'
import { COMMAND_IDS, keysOf, menuGroups, MENUS, SCREENS, specOf, textEditOf } from './commands'

const screensOf = (id: (typeof COMMAND_IDS)[number]) => specOf(id).on ?? SCREENS

/** Those of macOS that no app takes: hide, hide others, minimise, quit, close, full screen. */
const MAC_SYSTEM_KEYS = ['H', 'Alt+H', 'M', 'Alt+M', 'Q', 'Shift+Q', 'W', 'Tab', 'Space', '`']

describe.each([
  ['macOS', true],
  ['Windows and Linux', false],
])('the commands on %s', (_, isMac) => {
  it('have keys of their own wherever they can be enabled', () => {
    const users = new Map<string, string>()
    for (const id of COMMAND_IDS) {
      for (const screen of screensOf(id)) {
        for (const keys of keysOf(id, isMac)) {
          const place = `${screen}: ${keys.toLowerCase()}`
          expect([place, users.get(place)]).toEqual([place, undefined])
          users.set(place, id)
        }
      }
    }
  })

  it('have keys that are spelled as the menu wants them', () => {
    const modifiers = /^((CmdOrCtrl|Shift|Alt)\+)*/
    const names = /^([A-Z0-9]|F\d\d?|[^\sA-Za-z0-9]|Plus|Space|Tab|Backspace|Delete|Enter|Escape)$/
    const places = /^(Up|Down|Left|Right|Home|End|PageUp|PageDown)$/
    for (const keys of COMMAND_IDS.flatMap((id) => keysOf(id, isMac))) {
      const key = keys.replace(modifiers, '')
      expect([keys, names.test(key) || places.test(key)]).toEqual([keys, true])
    }
  })

  it('leave macOS its own keys', () => {
    const taken = COMMAND_IDS.flatMap((id) => keysOf(id, true))
    const kept = MAC_SYSTEM_KEYS.map((keys) => `CmdOrCtrl+${keys}`)
    expect(taken.filter((keys) => kept.includes(keys))).toEqual([])
  })

  it('stand in one menu each', () => {
    expect(MENUS.flatMap((menu) => menuGroups(menu).flat()).sort()).toEqual([...COMMAND_IDS].sort())
  })

  it('repeat only what has a key', () => {
    const held = COMMAND_IDS.filter((id) => specOf(id).repeats)
    for (const id of held) expect(keysOf(id, isMac)).not.toEqual([])
  })

  it('never mean a text edit by accident', () => {
    expect(COMMAND_IDS.filter((id) => textEditOf(id) !== null)).toEqual(
      COMMAND_IDS.filter((id) => /^edit\.(undo|redo|cut|copy|paste|selectAll)$/.test(id)),
    )
  })
})
