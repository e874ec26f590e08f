/** Boards dealt by the generator, and areas filled at random: what is asked for, and doing it. */
import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef } from 'vue'
import { sizeOfArea, wholeArea } from '@shared/games/lianliankan/area'
import { MAX_TYPE, type BorderRule } from '@shared/games/lianliankan/board'
import { fillWithPairs, sizeOf } from '@shared/games/lianliankan/editing'
import { impossibleReason, tilesOf } from '@shared/games/lianliankan/generator/options'
import { MAX_SEED } from '@shared/random'
import { runJob } from '../../../api/runJob'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useLevel } from './level'
import { useSelection } from './selection'

export type DealingTool = 'deal' | 'fill'

/** Each picture about so often, unless something else is asked for. */
const TILES_PER_TYPE = 4

export const useDealing = defineStore('lianliankan.dealing', () => {
  const level = useLevel()
  const selection = useSelection()
  const notices = useNotices()
  const tool = shallowRef<DealingTool | null>(null)
  const isDealing = shallowRef(false)
  const wanted = shallowReactive({
    rows: 0,
    columns: 0,
    border: 'outside' as BorderRule,
    types: 1,
    /** Null for as many as fit. */
    tiles: null as number | null,
    seed: anySeed(),
  })
  const options = computed(() => {
    const { tiles, ...rest } = wanted
    return tiles === null ? rest : { ...rest, tiles }
  })
  const tiles = computed(() => tilesOf(options.value))
  const fault = computed(() => impossibleReason(options.value))
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
  function setTiles(count: number): void {
    const most = tilesOf({ rows: wanted.rows, columns: wanted.columns })
    wanted.tiles = count >= most ? null : count
  }

  /** One undoable step; not for a level that was opened meanwhile. */
  async function deal(): Promise<void> {
    if (fault.value !== null || isDealing.value) return
    const { generation } = level
    const { seed } = wanted
    const request = { options: options.value, limits: {}, priority: 'live' } as const
    isDealing.value = true
    const report = await runJob(
      { kind: 'lianliankan.generate', ...request },
      new AbortController().signal,
    ).finally(() => (isDealing.value = false))
    if (generation !== level.generation) return
    if (report?.outcome.kind !== 'found') {
      notices.tell(text('linkDeal.failed'))
      return
    }
    level.change(report.outcome.setup)
    selection.drop()
    notices.tell(text('linkEditor.dealt', { seed, tiles: tilesText() }))
  }
  function fill(): void {
    const types = Array.from({ length: wanted.types }, (_, index) => index + 1)
    level.change(fillWithPairs(level.setup, { area: area.value, types, seed: wanted.seed }))
    notices.tell(text('linkEditor.filled', { tiles: tilesText() }))
  }
  function tilesText() {
    return { key: 'tile.tiles', count: level.tiles } as const
  }
  async function run(): Promise<void> {
    if (tool.value === 'deal') await deal()
    else fill()
  }
  async function another(): Promise<void> {
    wanted.seed = anySeed()
    await run()
  }

  return {
    tool,
    wanted,
    tiles,
    fault,
    area,
    isDealing,
    toggle,
    close,
    setTiles,
    run,
    another,
  }
})

/** Short enough to be read out. */
function anySeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % Math.min(MAX_SEED, 1_000_000)
}
