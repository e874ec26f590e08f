/** The native menu, made from the command list in the language in force. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { isDeepStrictEqual } from 'node:util'
import {
  COMMAND_IDS,
  isSingleKey,
  keysOf,
  menuGroups,
  TEXT_EDITS,
  textEditOf,
  type CommandId,
  type MenuName,
} from '../shared/commands'
import type { RecentLevel } from '../shared/ipc/contract'
import type { LevelId } from '../shared/library/model'
import { MESSAGES } from '../shared/messages/catalog'
import type { Messages } from '../shared/messages/en'
import type { Language } from '../shared/settings'
import { shownText } from '../shared/text/shown'

type Items = MenuItemConstructorOptions[]
/** What choosing an item does. */
export interface MenuTarget {
  readonly run: (command: CommandId) => void
  readonly openLevel: (id: LevelId) => void
}

const SEPARATOR = { type: 'separator' } as const

export interface MenuLook {
  readonly language: Language
  readonly isMac: boolean
  /** Whether keys that type a character are shortcuts. */
  readonly singleKeys: boolean
}

/** The menu of the app, rebuilt for another look. */
export class AppMenu {
  private menu: Menu | null = null
  private enabled: readonly CommandId[] = []
  private recent: readonly RecentLevel[] = []
  private look: MenuLook | null = null

  constructor(private readonly target: MenuTarget) {}

  show(look: MenuLook): void {
    this.look = look
    this.menu = Menu.buildFromTemplate(menuTemplate(look, this.target, this.recent))
    this.setEnabled(this.enabled)
    Menu.setApplicationMenu(this.menu)
  }

  /** The levels opened last, as a menu of their own. */
  showRecent(levels: readonly RecentLevel[]): void {
    if (isDeepStrictEqual(levels, this.recent)) return
    this.recent = levels
    if (this.look !== null) this.show(this.look)
  }

  /** Edits of text stay: the menu can't know what has the focus. */
  setEnabled(enabled: readonly CommandId[]): void {
    this.enabled = enabled
    for (const id of COMMAND_IDS) {
      const item = this.menu?.getMenuItemById(id)
      if (item) item.enabled = textEditOf(id) !== null || enabled.includes(id)
    }
  }
}

function menuTemplate(look: MenuLook, target: MenuTarget, recent: readonly RecentLevel[]): Items {
  const { isMac } = look
  const messages = MESSAGES[look.language]
  const { menu, menuItem, recentMenu } = messages
  /** Commands first, then what the system brings, each group under a line. */
  const section = (name: MenuName, ...system: Items[]): Items => {
    const groups = menuGroups(name).map((ids) => ids.map((id) => itemOf(id, look, target)))
    const submenu = [...groups, ...system].filter((group) => group.length > 0)
    if (submenu.length === 0) return []
    return [{ label: menu[name], submenu: submenu.flatMap(underLine) }]
  }
  const role = (name: keyof Messages['menuItem']) => ({ role: name, label: menuItem[name] })
  const quit: Items = isMac ? [] : [role('quit')]
  return [
    ...(isMac ? [macAppMenu(messages.app.name, role)] : []),
    ...section('file', [recentLevels(recentMenu, recent, target)], quit),
    ...section('edit', textEdits().map(role)),
    ...section('level'),
    ...section('play'),
    ...section('view', [role('togglefullscreen')]),
    {
      role: 'window',
      label: menu.window,
      submenu: [
        isMac ? role('minimize') : minimize(menuItem),
        ...(isMac ? [role('zoom')] : []),
        role('close'),
      ],
    },
    ...section('help'),
  ]
}

function recentLevels(
  { title: label, none }: Messages['recentMenu'],
  levels: readonly RecentLevel[],
  { openLevel }: MenuTarget,
): MenuItemConstructorOptions {
  const items = levels.map(({ id, title }) => ({
    // A single & would mark the letter after it.
    label: shownText(title).replaceAll('&', '&&'),
    click: () => openLevel(id),
  }))
  return { label, submenu: items.length > 0 ? items : [{ label: none, enabled: false }] }
}

/** Without the key of the role, Ctrl+M, which no one knows outside macOS. */
function minimize({ minimize: label }: Messages['menuItem']): MenuItemConstructorOptions {
  return { label, click: (_, window) => window?.minimize() }
}

/** Those that no command stands for: fields have them from the system. */
function textEdits() {
  const taken = menuGroups('edit').flat().map(textEditOf)
  return TEXT_EDITS.filter((edit) => !taken.includes(edit))
}

function macAppMenu(name: string, role: (name: keyof Messages['menuItem']) => object): object {
  const groups: Items[] = [
    [role('about')],
    [role('services')],
    [role('hide'), role('hideOthers'), role('unhide')],
    [role('quit')],
  ]
  return { label: name, submenu: groups.flatMap(underLine) }
}

function underLine(group: Items, index: number): Items {
  return index === 0 ? group : [SEPARATOR, ...group]
}

function itemOf(id: CommandId, look: MenuLook, { run }: MenuTarget): MenuItemConstructorOptions {
  const label = MESSAGES[look.language].command[id]
  return { id, label, ...acceleratorOf(id, look), click: () => run(id) }
}

/**
 * The page's dispatcher owns the keys, since it knows whether a text field has the focus; macOS
 * can't only show them, so there plain keys, which a field needs, are left out.
 */
function acceleratorOf(id: CommandId, { isMac, singleKeys }: MenuLook): MenuItemConstructorOptions {
  const [keys] = keysOf(id, isMac)
  if (keys === undefined || (isMac && !keys.includes('+'))) return {}
  if (!singleKeys && isSingleKey(keys)) return {}
  return { accelerator: keys, registerAccelerator: false }
}
