/** The actions of commands while the library is on screen. */
import { levelCodeOf } from '@shared/games/registry'
import type { LevelId } from '@shared/library/model'
import { useActions } from '../actions/actions'
import { bridge } from '../api/bridge'
import { gameOf } from '../games/registry'
import { say } from '../i18n/i18n'
import { faultText, text } from '../i18n/text'
import { useLibrary } from '../stores/library'
import { useNotices } from '../stores/notices'
import { useExporting } from './exchange/exporting'
import { neighbourFor } from './browse/order'
import { allSelected, focusedOn, selectedOnly } from './browse/selection'
import { useBrowser } from './browse/browser'
import { useChanges } from './changes/changes'
import { usePackTasks } from './rail/packTasks'
import { useUndos } from './changes/undos'

export function useLibraryActions({ find }: { readonly find: () => void }): void {
  const browser = useBrowser()
  const changes = useChanges()
  const actions = useActions()
  const undos = useUndos()
  const exporting = useExporting()

  const hasTargets = () => browser.targets.length > 0 && !browser.isTrash
  const canMove = () => browser.canReorder && browser.targets.length > 0

  /** Steps in quick succession run one after the other. */
  let lastShift: Promise<void> = Promise.resolve()
  const shiftInTurn = (places: number) =>
    (lastShift = lastShift.catch(() => undefined).then(() => shift(places)))
  async function shift(places: number): Promise<void> {
    const { place, order, targets } = browser
    if (place.kind !== 'pack') return
    const before = neighbourFor(order, new Set(targets), places)
    await changes.move(targets, { packId: place.packId, before })
    browser.goTo(browser.selection)
  }
  async function duplicate(): Promise<void> {
    const levels = browser.targetLevels
    const after = neighbourFor(browser.order, new Set(browser.targets), 0)
    const place = { packId: browser.targetPackId, before: browser.canReorder ? after : null }
    const ids = await changes.copy(levels, place, 'library.duplicated')
    browser.goTo(selectedOnly(ids.filter((id) => browser.order.includes(id))))
  }

  usePackActions()
  actions.provide({
    'library.find': { enabled: () => browser.place.kind !== 'faults', run: find },
    'edit.undo': { enabled: () => undos.canUndo, run: undos.undo },
    'edit.copy': { enabled: hasTargets, run: useCopying().copyCodes },
    'library.copyContest': {
      enabled: () => hasTargets() && browser.targets.length === 1,
      run: useCopying().copyContest,
    },
    'edit.selectAll': {
      enabled: () => browser.order.length > 0,
      run: () => {
        browser.select(allSelected(browser.selection, browser.order))
      },
    },
    'library.duplicate': { enabled: hasTargets, run: duplicate },
    'file.export': {
      enabled: hasTargets,
      run: () => exporting.open(browser.targetLevels),
    },
    'library.moveEarlier': { enabled: canMove, run: () => shiftInTurn(-1) },
    'library.moveLater': { enabled: canMove, run: () => shiftInTurn(1) },
    ...trashActions(),
  })
}

function trashActions() {
  const library = useLibrary()
  const browser = useBrowser()
  const changes = useChanges()
  const isOwn = (id: LevelId) => !library.isReadOnly(library.levels.get(id)?.packId ?? '')

  async function trash(): Promise<void> {
    const ids = browser.targets.filter(isOwn)
    const next = neighbourFor(browser.order, new Set(ids), 0) ?? browser.order.at(-1) ?? null
    await changes.trash(ids)
    browser.goTo(focusedOn(next))
  }
  return {
    'library.trash': {
      enabled: () => !browser.isTrash && browser.targets.some(isOwn),
      run: trash,
    },
    'library.restore': {
      enabled: () => browser.isTrash && browser.targets.length > 0,
      run: () => changes.restore(browser.targets),
    },
    'library.emptyTrash': {
      enabled: () => browser.isTrash && library.trash.length > 0,
      run: library.emptyTrash,
    },
  }
}

function usePackActions(): void {
  const library = useLibrary()
  const browser = useBrowser()
  const changes = useChanges()
  const packTasks = usePackTasks()
  const canChange = () => browser.isOwnPack && browser.pack?.name !== null

  useActions().provide({
    'library.newPack': {
      run: async () => {
        const { id } = await library.createPack(say(text('pack.newName')))
        browser.show({ kind: 'pack', packId: id })
        packTasks.rename(id)
      },
    },
    'library.renamePack': {
      enabled: canChange,
      run: () => {
        if (browser.pack !== null) packTasks.rename(browser.pack.id)
      },
    },
    'library.checkPack': {
      enabled: () => (browser.pack?.levelIds.length ?? 0) > 0,
      run: () => {
        if (browser.pack !== null) packTasks.check(browser.pack)
      },
    },
    'library.trashPack': {
      enabled: canChange,
      run: async () => {
        if (browser.pack !== null) await changes.trashPack(browser.pack)
      },
    },
  })
}

function useCopying() {
  const browser = useBrowser()
  const notices = useNotices()

  /** One code to a line; levels that a code can't represent are left out and reported. */
  async function copyCodes(): Promise<void> {
    const documents = browser.targetLevels.map(({ document }) => document)
    const codes = documents.flatMap((document) => levelCodeOf(document) ?? [])
    const left = documents.length - codes.length
    if (left > 0) notices.report({ key: 'library.noCode', count: left })
    if (codes.length === 0) return
    await bridge.call('clipboard.writeText', codes.join('\n'))
    if (left === 0) notices.report({ key: 'library.codesCopied', count: codes.length })
  }
  async function copyContest(): Promise<void> {
    const [level] = browser.targetLevels
    if (level === undefined) return
    const { document } = level
    const { contestTextOf, renumbered } = await gameOf(document).loadExchange()
    const content = contestTextOf(document)
    if (content.ok) return copyText(content.value)
    const [fault] = content.error
    if (fault === undefined) return
    const fixed = renumbered?.(document) ?? null
    const renumberedText = fixed === null ? null : contestTextOf(fixed)
    const copyRenumbered = async () => {
      notices.dismiss(notice)
      if (renumberedText?.ok === true) await copyText(renumberedText.value)
    }
    const offer = { label: text('exports.copyRenumbered'), run: copyRenumbered }
    const offers = renumberedText?.ok === true ? [offer] : []
    const notice = notices.reportError(text('exports.refused'), faultText(fault), null, offers)
  }
  async function copyText(content: string): Promise<void> {
    await bridge.call('clipboard.writeText', content)
    notices.report(text('library.contestCopied'))
  }
  return { copyCodes, copyContest }
}
