/** The open level as a level of one game: any setup, legal or not, its problems, and changing it. */
import { computed, shallowRef, watch } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { Text } from '../i18n/text'
import { useNotices } from '../stores/notices'
import { useOpenLevel } from '../stores/openLevel'

/**
 * The common part of both games' level stores.
 * @param documentOf the open document if it is one of the game, else a stand-in
 */
export function useEditedLevel<
  Setup,
  Document extends GameDocument & { readonly setup: Setup },
  Problem,
  Cell,
>(game: {
  readonly documentOf: (open: GameDocument | null) => Document
  readonly findProblems: (setup: Setup) => readonly Problem[]
  readonly isFatal: (problem: Problem) => boolean
  readonly withSetup: (document: Document, setup: Setup) => GameDocument
}) {
  const open = useOpenLevel()
  const document = computed(() => game.documentOf(open.document))
  /** The same object as long as the board and its parameters do not change. */
  const setup = computed((): Setup => document.value.setup)
  const problems = computed(() => game.findProblems(setup.value))
  /** A stand-in is no level: nothing is searched while none is open. */
  const isLegal = computed(
    () => document.value === open.document && !problems.value.some(game.isFatal),
  )
  /** Cells that a problem or a verdict points at, and those that are cleared by then. */
  const highlighted = shallowRef<readonly Cell[]>([])
  const faded = shallowRef<readonly Cell[]>([])

  // The cause of a highlight may have gone with the change.
  watch(
    setup,
    () => {
      highlight([])
    },
    { flush: 'sync' },
  )

  function change(changed: Setup, about: string | null = null): void {
    if (changed !== setup.value) open.change(game.withSetup(document.value, changed), about)
  }
  function highlight(cells: readonly Cell[], without: readonly Cell[] = []): void {
    highlighted.value = cells
    faded.value = without
  }

  return {
    document,
    setup,
    generation: computed(() => open.generation),
    problems,
    isLegal,
    highlighted,
    faded,
    change,
    highlight,
  }
}

/**
 * Changes of the open level that are reported in the status bar.
 *
 * @returns a function that changes the setup, and returns whether anything changed
 */
export function useNotedChange<Setup>(level: {
  readonly setup: Setup
  change(changed: Setup): void
}): (changed: Setup, note: Text) => boolean {
  const notices = useNotices()
  return (changed, note) => {
    if (changed === level.setup) return false
    level.change(changed)
    notices.report(note)
    return true
  }
}
