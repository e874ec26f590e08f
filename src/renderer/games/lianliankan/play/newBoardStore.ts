/** The next board to be dealt: what is chosen in the dialog, and dealing it. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Deal } from '@shared/games/lianliankan/formats/dealCode'
import { impossibleReason, tilesOf } from '@shared/games/lianliankan/generator/options'
import { printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import type { PlayMode } from '@shared/games/lianliankan/records/progressRecord'
import { text } from '../../../i18n/text'
import { useLibrary } from '../../../stores/library'
import { useNotices } from '../../../stores/notices'
import { useOpenLevel } from '../../../stores/openLevel'
import { useRoute } from '../../../stores/route'
import { dealBoard, dealtLevel, drawSeed } from './dealing'
import { useProgress } from '../records'

export const SIZES = {
  small: { rows: 6, columns: 8, types: 12 },
  medium: { rows: 8, columns: 12, types: 24 },
  large: { rows: 12, columns: 18, types: 36 },
} as const
export type SizeName = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as SizeName[]

export const useNewBoard = defineStore('lianliankan.newBoard', () => {
  const isOpen = shallowRef(false)
  const deal = shallowRef<Deal>({ ...SIZES.medium, border: 'outside', seed: drawSeed() })
  /** Instead of a dealt one, where the code of a whole board was typed. */
  const board = shallowRef<LevelDocument | null>(null)
  const mode = shallowRef<PlayMode>('relaxed')
  const pairs = computed(() => tilesOf(deal.value) / 2)
  /** Why there can be no such board. */
  const fault = computed(() => (board.value === null ? impossibleReason(deal.value) : null))
  const play = usePlaying()

  function open(): void {
    board.value = null
    deal.value = { ...deal.value, seed: drawSeed() }
    isOpen.value = true
  }
  function close(): void {
    isOpen.value = false
  }
  function change(changed: Partial<Deal>): void {
    deal.value = { ...deal.value, ...changed }
  }
  /** Deals the board, and opens it to be played. */
  async function start(): Promise<void> {
    if (fault.value !== null) return
    await play(board.value ?? dealt(deal.value), mode.value)
    close()
  }
  /** Another board of the same kind. */
  async function another(like: Deal, inMode: PlayMode): Promise<void> {
    deal.value = { ...like, seed: drawSeed() }
    mode.value = inMode
    await play(dealt(deal.value), inMode)
  }

  return { isOpen, deal, board, mode, pairs, fault, open, close, change, start, another }
})

/** Null where there can be no such board. */
function dealt(deal: Deal): LevelDocument | null {
  const setup = dealBoard(deal)
  return setup && dealtLevel(deal, setup)
}

/** The board becomes a level among the player's own, as if it had been made by hand. */
function usePlaying() {
  const library = useLibrary()
  const progress = useProgress()
  const openLevel = useOpenLevel()
  const route = useRoute()
  const notices = useNotices()

  return async (document: LevelDocument | null, mode: PlayMode): Promise<void> => {
    if (document === null) return
    const [created] = await library.create([document])
    if (created === undefined) return
    await progress.load()
    const session = { steps: [], cursor: 0, hints: 0, ms: 0, mode }
    progress.put(created.id, { code: printLevelCode(document.setup), best: null, session })
    if (!(await openLevel.open(created.id))) return
    route.showLevel(created.id, 'play')
    notices.report(text('deal.created'))
  }
}
