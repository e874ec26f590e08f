/**
 * Every command of the app, once: the native menu, the shortcuts and the tooltips are made from
 * this list, the renderer adds what each does and when it is enabled. Labels are message keys
 * (`command.<id>`). Keys are Electron accelerators.
 */
export const COMMANDS = {
  'file.open': { keys: 'CmdOrCtrl+O', menu: 'file' },
  'edit.undo': { keys: 'CmdOrCtrl+Z', menu: 'edit' },
  'edit.redo': { keys: 'CmdOrCtrl+Shift+Z', menu: 'edit' },
  'level.mirror': { keys: 'CmdOrCtrl+M', menu: 'level' },
  'level.renumber': { keys: 'CmdOrCtrl+Shift+N', menu: 'level' },
  'level.clear': { keys: 'CmdOrCtrl+Backspace', menu: 'level' },
  'level.makeLevel': { keys: 'CmdOrCtrl+Shift+M', menu: 'level' },
  'level.verify': { keys: 'CmdOrCtrl+Enter', menu: 'level' },
  'level.cancel': { keys: 'Escape', menu: 'level' },
  'step.first': { keys: 'Home', menu: 'level' },
  'step.previous': { keys: 'Left', menu: 'level' },
  'step.next': { keys: 'Right', menu: 'level' },
  'step.last': { keys: 'End', menu: 'level' },
  'step.play': { keys: 'Space', menu: 'level' },
  'level.copyCode': { keys: 'CmdOrCtrl+Shift+C', menu: 'level' },
  'view.theme': { keys: 'CmdOrCtrl+Shift+L', menu: 'view' },
  'view.language': { keys: 'CmdOrCtrl+Shift+K', menu: 'view' },
} as const satisfies Record<string, CommandSpec>

export interface CommandSpec {
  readonly keys: string
  readonly menu: 'file' | 'edit' | 'level' | 'view'
}

export type CommandId = keyof typeof COMMANDS
export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[]
