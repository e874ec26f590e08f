/** The native menu, made from the command list in the language in force. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { COMMAND_IDS, COMMANDS, type CommandId } from '../shared/commands'
import { MESSAGES } from '../shared/messages/catalog'
import type { Language } from '../shared/settings'

export function buildMenu(language: Language, run: (command: CommandId) => void): Menu {
  const messages = MESSAGES[language]
  const commandsOf = (menu: string): MenuItemConstructorOptions[] =>
    COMMAND_IDS.filter((id) => COMMANDS[id].menu === menu).map((id) => ({
      label: messages.command[id],
      ...acceleratorOf(id),
      click: () => run(id),
    }))
  const separator: MenuItemConstructorOptions = { type: 'separator' }
  const mac: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [{ role: 'appMenu' }] : []
  return Menu.buildFromTemplate([
    ...mac,
    {
      label: messages.menu.file,
      submenu: [...commandsOf('file'), separator, { role: 'quit' }],
    },
    { role: 'editMenu', label: messages.menu.edit },
    { label: messages.menu.level, submenu: commandsOf('level') },
    {
      label: messages.menu.view,
      submenu: [...commandsOf('view'), separator, { role: 'togglefullscreen' }],
    },
    { role: 'windowMenu', label: messages.menu.window },
  ])
}

/**
 * The page's dispatcher owns the keys, since it knows whether a text field has the focus; macOS
 * can't only show them, so there plain keys, which a field needs, are left out.
 */
function acceleratorOf(id: CommandId): MenuItemConstructorOptions {
  const { keys } = COMMANDS[id]
  const isPlain = !keys.includes('+')
  if (isPlain && process.platform === 'darwin') return {}
  return { accelerator: keys, registerAccelerator: false }
}
