import { describe, expect, it } from 'vitest'
import type { CommandId } from '@shared/commands'
import { parseAccelerator, printAccelerator } from './accelerator'
import { commandsFor, reachesFrom, textEditFrom, type Focus, type KeyContext } from './dispatcher'

const press = (key: string, modifiers: Partial<Record<string, boolean>> = {}) => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  ...modifiers,
})

const on = (kind: Focus['on'], dialog: Focus['dialog'] = null, more: Partial<KeyContext> = {}) => ({
  focus: { on: kind, dialog, hasSelection: false },
  platform: 'linux',
  singleKeys: true,
  ...more,
})
const NOWHERE = on('nothing')
const MAC = on('nothing', null, { platform: 'darwin' })

describe('accelerators', () => {
  it('are printed as the platform writes them', () => {
    const copy = parseAccelerator('CmdOrCtrl+Shift+C')
    expect(printAccelerator(copy, 'linux')).toBe('Ctrl+Shift+C')
    expect(printAccelerator(copy, 'darwin')).toBe('⇧⌘C')
    expect(printAccelerator(parseAccelerator('Left'), 'win32')).toBe('←')
    expect(printAccelerator(parseAccelerator('CmdOrCtrl+,'), 'win32')).toBe('Ctrl+,')
  })
})

describe('the dispatcher', () => {
  it('knows keys with exactly their modifiers', () => {
    expect(commandsFor(press('o', { ctrlKey: true }), NOWHERE)).toEqual(['file.open'])
    expect(commandsFor(press('o', { metaKey: true }), MAC)).toEqual(['file.open'])
    expect(commandsFor(press('o', { ctrlKey: true }), MAC)).toEqual([])
    expect(commandsFor(press('o'), NOWHERE)).toEqual([])
    expect(commandsFor(press('O', { ctrlKey: true, shiftKey: true }), NOWHERE)).toEqual([])
    expect(commandsFor(press('C', { ctrlKey: true, shiftKey: true }), NOWHERE)).toEqual([
      'level.copyCode',
    ])
    expect(commandsFor(press('ArrowUp', { altKey: true }), NOWHERE)).toEqual([])
  })

  it('finds letters by their place on layouts that write no Latin', () => {
    const cyrillic = { ...press('щ', { ctrlKey: true }), code: 'KeyO' }
    expect(commandsFor(cyrillic, NOWHERE)).toEqual(['file.open'])
    const dvorak = { ...press('r', { ctrlKey: true }), code: 'KeyO' }
    expect(commandsFor(dvorak, NOWHERE)).toEqual([])
  })

  it('takes what is typed with AltGr for what it types', () => {
    const both = { ctrlKey: true, altKey: true }
    const typed = { ...press('ń', both), code: 'KeyN' }
    expect(commandsFor(press('n', both), NOWHERE)).toEqual(['file.newBoard'])
    const altGraph = { getModifierState: () => true }
    expect(commandsFor({ ...typed, ...altGraph }, NOWHERE)).toEqual([])
    expect(commandsFor({ ...press('n', both), ...altGraph }, NOWHERE)).toEqual([])
    expect(commandsFor({ ...press('ṗ'), code: 'KeyP', ...altGraph }, NOWHERE)).toEqual([])
    expect(commandsFor({ ...press('?', both), ...altGraph }, NOWHERE)).toEqual(['help.shortcuts'])
  })

  it('knows single keys with a Chinese input method on', () => {
    const process = (code: string, more = {}) => ({ ...press('Process', more), code })
    expect(commandsFor(process('KeyP'), NOWHERE)).toEqual(['play.pause'])
    expect(commandsFor(process('Slash', { shiftKey: true }), NOWHERE)).toEqual(['help.shortcuts'])
    expect(commandsFor(press('？', { shiftKey: true }), NOWHERE)).toEqual(['help.shortcuts'])
    expect(commandsFor(process('Space'), NOWHERE)).toEqual(['step.play'])
    expect(commandsFor(press('，', { ctrlKey: true }), NOWHERE)).toEqual(['app.settings'])
    expect(commandsFor(process('KeyP'), on('text'))).toEqual([])
  })

  it('knows digits on layouts where they need Shift', () => {
    const french = { ...press('&', { ctrlKey: true }), code: 'Digit1' }
    expect(commandsFor(french, NOWHERE)).toEqual(['workbench.profile'])
  })

  it('leaves macOS ⌘H and ⌘M, and knows letters with Option there', () => {
    for (const key of ['h', 'm'])
      expect(commandsFor(press(key, { metaKey: true }), MAC)).toEqual([])
    const shifted = { metaKey: true, shiftKey: true }
    expect(commandsFor(press('H', shifted), MAC)).toEqual(['file.versions'])
    expect(commandsFor(press('F', shifted), MAC)).toEqual(['level.mirror'])
    expect(commandsFor(press('m', { ctrlKey: true }), NOWHERE)).toEqual(['level.mirror'])
    const dead = { ...press('Dead', { metaKey: true, altKey: true }), code: 'KeyN' }
    expect(commandsFor(dead, MAC)).toEqual(['file.newBoard'])
  })

  it('leaves a text field its keys, except combinations that mean nothing to it', () => {
    for (const key of ['ArrowLeft', 'Home', ' ', 'Escape']) {
      expect(commandsFor(press(key), on('text'))).toEqual([])
    }
    expect(commandsFor(press('Enter', { ctrlKey: true }), on('text'))).toEqual(['level.verify'])
  })

  it('leaves a button its Space, and gives it the arrows', () => {
    expect(commandsFor(press(' '), on('button'))).toEqual([])
    expect(commandsFor(press(' '), NOWHERE)).toEqual(['step.play'])
    expect(commandsFor(press('ArrowRight'), on('button'))).toEqual(['step.next'])
    expect(commandsFor(press('ArrowRight'), on('menu'))).toEqual([])
    expect(commandsFor(press('ArrowRight'), on('list'))).toEqual([])
  })

  it('repeats only stepping', () => {
    expect(commandsFor(press('ArrowRight', { repeat: true }), NOWHERE)).toEqual(['step.next'])
    expect(commandsFor(press(' ', { repeat: true }), NOWHERE)).toEqual([])
  })

  it('changes nothing behind a dialog', () => {
    const theme = press('L', { ctrlKey: true, shiftKey: true })
    for (const dialog of ['frame', 'other'] as const) {
      expect(commandsFor(press('o', { ctrlKey: true }), on('button', dialog))).toEqual([])
      expect(commandsFor(press('ArrowRight'), on('button', dialog))).toEqual([])
      expect(commandsFor(theme, on('text', dialog))).toEqual(['view.theme'])
    }
  })

  it('knows single keys only while they are wanted', () => {
    const off = on('nothing', null, { singleKeys: false })
    expect(commandsFor(press(' '), off)).toEqual([])
    expect(commandsFor(press('ArrowRight'), off)).toEqual(['step.next'])
    expect(commandsFor(press('o', { ctrlKey: true }), off)).toEqual(['file.open'])
  })

  it('takes a sign however the keyboard types it', () => {
    expect(commandsFor(press('?', { shiftKey: true }), NOWHERE)).toEqual(['help.shortcuts'])
    expect(commandsFor(press('?'), NOWHERE)).toEqual(['help.shortcuts'])
    expect(commandsFor(press('?', { shiftKey: true }), on('text'))).toEqual([])
    expect(commandsFor(press(',', { ctrlKey: true }), NOWHERE)).toEqual(['app.settings'])
  })

  it('switches from one dialog of the frame to another, but opens none over a game’s', () => {
    const palette = press('k', { ctrlKey: true })
    expect(commandsFor(palette, on('text', 'frame'))).toEqual(['app.palette'])
    expect(commandsFor(palette, on('button', 'other'))).toEqual([])
    expect(reachesFrom(on('button', 'other').focus, 'level.verify')).toBe(false)
  })
})

describe('edits of text', () => {
  const edit = 'edit.undo' as CommandId
  const copy = 'edit.copy' as CommandId

  it('mean the field that has the focus, and the level otherwise', () => {
    expect(textEditFrom(on('text').focus, edit)).toBe('undo')
    expect(textEditFrom(NOWHERE.focus, edit)).toBeNull()
    expect(textEditFrom(on('button').focus, copy)).toBeNull()
    expect(textEditFrom(on('text').focus, 'level.copyCode')).toBeNull()
  })

  it('copy what is selected, wherever the focus is', () => {
    const selecting = { ...NOWHERE.focus, hasSelection: true }
    expect(textEditFrom(selecting, copy)).toBe('copy')
    expect(textEditFrom(selecting, edit)).toBeNull()
  })
})
