/** Boards dealt by the generator, and areas filled at random: what is asked for, and doing it. */
import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef } from 'vue'
import { sizeOfArea, wholeArea } from '@shared/games/lianliankan/rules/area'
import { MAX_TYPE, type BorderRule } from '@shared/games/lianliankan/rules/board'
import { fillWithPairs, sizeOf } from '@shared/games/lianliankan/rules/editing'
import type { GenerateReport } from '@shared/games/lianliankan/generator/generateTask'
import {
  impossibleReason,
  tilesOf,
  type GenerateOptions,
} from '@shared/games/lianliankan/generator/options'
import { runJob } from '../../../api/runJob'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useLevel } from './level'
import { useSelection } from './selection'

export type DealingTool = 'deal' | 'fill'

/** Each picture about so often, unless something else is asked for. */
const TILES_PER_TYPE = 4
/** Of the seeds that are drawn: short enough to be read out. */
const SEEDS = 1_000_000

export const useDealing = defineStore('lianliankan.dealing', () => {
  const level = useLevel()
  const selection = useSelection()
  const wish = useWish()
  const { wanted } = wish
  const { isDealing, deal, fill } = useDoing()
  const tool = shallowRef<DealingTool | null>(null)
  const area = computed(() => selection.area ?? wholeArea(level.setup))

  /** Opens with what the board is like; closes where it is open. */
  function toggle(now: DealingTool): void {
    tool.value = tool.value === now ? null : now
    if (tool.value === null) return
    const { rows, columns } = sizeOf(level.setup)
    const cells = now === 'deal' ? rows * columns : sizeOfArea(area.value)
    const types = Math.max(1, Math.min(MAX_TYPE, Math.floor(cells / TILES_PER_TYPE)))
    Object.assign(wanted, { rows, columns, border: level.setup.border, types, tiles: null })
  }
  function close(): void {
    tool.value = null
  }
  async function run(): Promise<void> {
    const types = Array.from({ length: wanted.types }, (_, index) => index + 1)
    if (tool.value === 'fill') fill({ area: area.value, types, seed: wanted.seed })
    else if (wish.fault.value === null) await deal(wish.options.value)
  }
  /** The same from another seed. */
  async function another(): Promise<void> {
    wanted.seed = anySeed()
    await run()
  }

  return { ...wish, tool, isDealing, toggle, close, run, another }
})

/** What is asked for, and what can't be had. */
function useWish() {
  const wanted = shallowReactive({
    rows: 0,
    columns: 0,
    border: 'outside' as BorderRule,
    types: 1,
    /** Null for as many as fit. */
    tiles: null as number | null,
    seed: anySeed(),
  })
  const options = computed((): GenerateOptions => {
    const { tiles: count, ...rest } = wanted
    return count === null ? rest : { ...rest, tiles: count }
  })
  const tiles = computed(() => tilesOf(options.value))
  const fault = computed(() => impossibleReason(options.value))

  function setTiles(count: number): void {
    const most = tilesOf({ rows: wanted.rows, columns: wanted.columns })
    wanted.tiles = count >= most ? null : count
  }
  return { wanted, options, tiles, fault, setTiles }
}

/** Each is one step of undo, and told. */
function useDoing() {
  const level = useLevel()
  const selection = useSelection()
  const notices = useNotices()
  const isDealing = shallowRef(false)

  async function deal(options: GenerateOptions): Promise<void> {
    if (isDealing.value) return
    isDealing.value = true
    const { generation } = level
    const report = await generated(options).finally(() => (isDealing.value = false))
    // Another level may have been opened meanwhile.
    if (generation !== level.generation) return
    if (report?.outcome.kind !== 'found') {
      notices.report(text('linkDeal.failed'))
      return
    }
    level.change(report.outcome.setup)
    selection.drop()
    notices.report(text('linkEditor.dealt', { seed: options.seed, tiles: tilesText() }))
  }
  function fill(filling: Parameters<typeof fillWithPairs>[1]): void {
    level.change(fillWithPairs(level.setup, filling))
    notices.report(text('linkEditor.filled', { tiles: tilesText() }))
  }
  function tilesText() {
    return { key: 'tile.tiles', count: level.tiles } as const
  }
  return { isDealing, deal, fill }
}

/** Somebody waits for it: it goes before batch work. */
function generated(options: GenerateOptions): Promise<GenerateReport | null> {
  const request = { kind: 'lianliankan.generate', options, limits: {}, priority: 'live' } as const
  return runJob(request, new AbortController().signal)
}

function anySeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % SEEDS
}
