/**
 * Every command of the app, once: the native menu, the command palette, the shortcuts, the sheet of
 * shortcuts and the tooltips are made from this list; the renderer adds what each does and when it
 * is enabled. Labels are message keys (`command.<id>`).
 *
 * `edit.undo`, `edit.redo`, `edit.cut`, `edit.copy`, `edit.paste` and `edit.selectAll` mean the text
 * while a text field has the focus, and what the screen says otherwise.
 */
export const COMMANDS = {
  'app.palette': {
    keys: 'CmdOrCtrl+K',
    menu: 'view',
    group: 1,
    palette: false,
    overDialogs: 'frame',
  },
  'app.settings': { keys: 'CmdOrCtrl+,', menu: 'file', group: 8, overDialogs: 'frame' },
  'help.shortcuts': { keys: '?', menu: 'help' },
  'file.new': { keys: 'CmdOrCtrl+N', menu: 'file', group: 1 },
  'file.newBoard': { keys: 'CmdOrCtrl+Alt+N', menu: 'file', group: 1 },
  'file.open': { keys: 'CmdOrCtrl+O', menu: 'file', group: 1 },
  'file.export': { keys: 'CmdOrCtrl+Shift+S', menu: 'file', group: 2 },
  'file.contestKit': { menu: 'file', group: 2 },
  'file.versions': {
    keys: 'CmdOrCtrl+H',
    macKeys: 'CmdOrCtrl+Shift+H',
    menu: 'file',
    group: 2,
    on: ['edit', 'play'],
  },
  'edit.undo': { keys: 'CmdOrCtrl+Z', menu: 'edit', group: 1 },
  'edit.redo': { keys: ['CmdOrCtrl+Shift+Z', 'CmdOrCtrl+Y'], menu: 'edit', group: 1 },
  'edit.copy': { keys: 'CmdOrCtrl+C', menu: 'edit', group: 2 },
  'edit.paste': { keys: 'CmdOrCtrl+V', menu: 'edit', group: 2 },
  'edit.selectAll': { keys: 'CmdOrCtrl+A', menu: 'edit', group: 2, palette: false },
  'library.find': { keys: 'CmdOrCtrl+F', menu: 'edit', group: 3, on: ['library'] },
  'library.duplicate': { keys: 'CmdOrCtrl+D', menu: 'edit', group: 4, on: ['library'] },
  'library.copyContest': { menu: 'edit', group: 4, on: ['library'] },
  'library.moveEarlier': { keys: 'Alt+Left', menu: 'edit', group: 4, on: ['library'] },
  'library.moveLater': { keys: 'Alt+Right', menu: 'edit', group: 4, on: ['library'] },
  'library.trash': { keys: 'Delete', menu: 'edit', group: 4, on: ['library'] },
  'library.restore': { menu: 'edit', group: 4, on: ['library'] },
  'library.emptyTrash': { menu: 'edit', group: 4, on: ['library'] },
  'library.newPack': { keys: 'CmdOrCtrl+Shift+N', menu: 'file', group: 1, on: ['library'] },
  'library.renamePack': { keys: 'F2', menu: 'file', group: 3, on: ['library'] },
  'library.checkPack': {
    keys: 'CmdOrCtrl+Shift+Enter',
    menu: 'file',
    group: 3,
    on: ['library'],
  },
  'library.trashPack': { menu: 'file', group: 3, on: ['library'] },
  'nav.library': { keys: 'CmdOrCtrl+L', menu: 'view', group: 1, on: ['edit', 'play'] },
  'level.mirror': { keys: 'CmdOrCtrl+M', macKeys: 'CmdOrCtrl+Shift+F', menu: 'level' },
  'level.renumber': { keys: 'CmdOrCtrl+Shift+N', menu: 'level', on: ['edit'] },
  'level.clear': { keys: 'CmdOrCtrl+Backspace', menu: 'level' },
  'level.deal': { keys: 'CmdOrCtrl+G', menu: 'level', on: ['edit'] },
  'level.fill': { keys: 'CmdOrCtrl+Shift+G', menu: 'level', on: ['edit'] },
  'level.makeLevel': { keys: 'CmdOrCtrl+Shift+M', menu: 'level' },
  'play.switch': { keys: 'F5', menu: 'play', group: 1, on: ['edit', 'play'] },
  'play.hint': { keys: 'CmdOrCtrl+I', menu: 'play', on: ['play'] },
  'play.restart': { keys: 'CmdOrCtrl+Shift+R', menu: 'play', on: ['play'] },
  'play.shuffle': { keys: 'CmdOrCtrl+J', menu: 'play', on: ['play'] },
  'play.pause': { keys: 'P', menu: 'play', on: ['play'] },
  'play.newBoard': { keys: 'CmdOrCtrl+Shift+N', menu: 'play', group: 4, on: ['play'] },
  'play.previous': { keys: 'CmdOrCtrl+PageUp', menu: 'play', group: 6, on: ['play'] },
  'play.next': { keys: 'CmdOrCtrl+PageDown', menu: 'play', group: 6, on: ['play'] },
  'level.verify': { keys: 'CmdOrCtrl+Enter', menu: 'level' },
  'level.cancel': { keys: 'Escape', menu: 'level' },
  'step.first': { keys: 'Home', menu: 'level', group: 6, on: ['edit', 'play'] },
  'step.previous': { keys: 'Left', menu: 'level', group: 6, on: ['edit', 'play'], repeats: true },
  'step.next': { keys: 'Right', menu: 'level', group: 6, on: ['edit', 'play'], repeats: true },
  'step.last': { keys: 'End', menu: 'level', group: 6, on: ['edit', 'play'] },
  'step.play': { keys: 'Space', menu: 'level', group: 6, on: ['edit', 'play'] },
  'workbench.profile': { keys: 'CmdOrCtrl+1', menu: 'level', group: 7, on: ['edit'] },
  'workbench.mend': { keys: 'CmdOrCtrl+2', menu: 'level', group: 7, on: ['edit'] },
  'workbench.fill': { keys: 'CmdOrCtrl+3', menu: 'level', group: 7, on: ['edit'] },
  'workbench.back': { keys: 'CmdOrCtrl+4', menu: 'level', group: 7, on: ['edit'] },
  'workbench.winMarks': { keys: 'CmdOrCtrl+E', menu: 'level', group: 7, on: ['edit', 'play'] },
  'level.copyCode': { keys: 'CmdOrCtrl+Shift+C', menu: 'level' },
  'view.theme': { keys: 'CmdOrCtrl+Shift+L', menu: 'view', overDialogs: 'any' },
  'view.language': { keys: 'CmdOrCtrl+Shift+K', menu: 'view', overDialogs: 'any' },
} as const satisfies Record<string, CommandSpec>

/** The menus, in their order; also the sections of the sheet of shortcuts. */
export const MENUS = ['file', 'edit', 'level', 'play', 'view', 'help'] as const
export type MenuName = (typeof MENUS)[number]

/** What can be on screen. */
export const SCREENS = ['library', 'edit', 'play'] as const
export type ScreenName = (typeof SCREENS)[number]

export interface CommandSpec {
  /** Electron accelerators, the first is the one that is shown. */
  readonly keys?: string | readonly string[]
  /** On macOS, where the usual ones are the system's: ⌘H hides the app, ⌘M its window. */
  readonly macKeys?: string
  readonly menu: MenuName
  /** Lines part the groups of a menu, lowest on top (5); within a group the order is this list's. */
  readonly group?: number
  /** Where it can be enabled (anywhere): two commands with the same key never meet. */
  readonly on?: readonly ScreenName[]
  /** Goes on while the key is held down. */
  readonly repeats?: boolean
  /** Whether the palette offers it (yes). */
  readonly palette?: boolean
  /**
   * Also runs while a dialog of the frame, or any, is open; every other command waits, since what it
   * changes lies behind.
   */
  readonly overDialogs?: 'frame' | 'any'
}

export type CommandId = keyof typeof COMMANDS
export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[]

/** Where a command stands in the menus, its keys and its words. */
export function specOf(id: CommandId): CommandSpec {
  return COMMANDS[id]
}

/** All accelerators of a command; the first is the one that is shown. */
export function keysOf(id: CommandId, isMac: boolean): readonly string[] {
  const { keys: usual = [], macKeys = usual } = specOf(id)
  const keys = isMac ? macKeys : usual
  return typeof keys === 'string' ? [keys] : keys
}

/** Whether the keys type a character: shortcuts of this kind can be switched off. */
export function isSingleKey(keys: string): boolean {
  return /^(Shift\+)?(.|Plus|Space)$/u.test(keys)
}

/** What a text field does without us, named as Electron's menu roles are. */
export const TEXT_EDITS = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'] as const
export type TextEdit = (typeof TEXT_EDITS)[number]

/** What the command means to a text field that has the focus. */
export function textEditOf(id: CommandId): TextEdit | null {
  return TEXT_EDITS.find((edit) => id === `edit.${edit}`) ?? null
}

/** The commands of a menu, group by group. */
export function menuGroups(menu: MenuName): CommandId[][] {
  const groups = new Map<number, CommandId[]>()
  for (const id of COMMAND_IDS) {
    const spec = specOf(id)
    if (spec.menu !== menu) continue
    const { group = 5 } = spec
    groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, ids]) => ids)
}
