/** The entries of the command palette and their order; pure, so that it can be tested. */
import { fuzzyMatch } from './fuzzy'

export interface PaletteItem {
  /** Stable, so that recent entries are recognized. */
  readonly id: string
  /** In the current language. */
  readonly label: string
  /** Also found by this, its English name. */
  readonly alias?: string
  /** Its menu, or its pack. */
  readonly group: string
  /** The keys of its shortcut, as `['Ctrl', 'K']`. */
  readonly keys?: readonly string[]
  /** Whether it can be chosen; true by default. */
  readonly enabled?: boolean
  /** Of a choice: whether it is the present value. */
  readonly isCurrent?: boolean
  readonly run: () => void
}

export interface PaletteRow {
  readonly item: PaletteItem
  /** The letters of the label that were searched for. */
  readonly marks: readonly number[]
}

export interface PaletteSection {
  /** Empty for what was found. */
  readonly title: string
  readonly rows: readonly PaletteRow[]
}

/** More than anyone reads. */
const MOST_FOUND = 60
const MOST_RECENT = 5
const ALIAS_WEIGHT = 0.8
const RECENT_BONUS = 1
const DISABLED_PENALTY = 2

/**
 * @param recent ids, the latest first
 * @returns without a query what was used lately and then all by group, else what was found, best
 *   first
 */
export function arrange(
  items: readonly PaletteItem[],
  query: string,
  recent: readonly string[],
  recentTitle: string,
): PaletteSection[] {
  if (query.trim() !== '') {
    const rows = search(items, query, recent)
    return rows.length === 0 ? [] : [{ title: '', rows }]
  }
  const latest = recent
    .flatMap((id) => items.filter((item) => item.id === id && item.enabled !== false))
    .slice(0, MOST_RECENT)
  const rest = items.filter((item) => !latest.includes(item))
  const groups = [...new Set(rest.map(({ group }) => group))]
  return [
    ...(latest.length > 0 ? [section(recentTitle, latest)] : []),
    ...groups.map((group) =>
      section(
        group,
        rest.filter((item) => item.group === group),
      ),
    ),
  ]
}

function search(
  items: readonly PaletteItem[],
  query: string,
  recent: readonly string[],
): PaletteRow[] {
  return items
    .flatMap((item) => {
      const found = find(item, query)
      if (found === null) return []
      const bonus =
        (recent.includes(item.id) ? RECENT_BONUS : 0) -
        (item.enabled === false ? DISABLED_PENALTY : 0)
      return [{ item, marks: found.places, score: found.score + bonus }]
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ item, marks }) => ({ item, marks }))
}

/** By its label, else by its English name, else by its group and label together. */
function find({ label, alias, group }: PaletteItem, query: string) {
  const byLabel = fuzzyMatch(query, label)
  const byAlias = alias === undefined ? null : fuzzyMatch(query, alias)
  const aliasScore = (byAlias?.score ?? -Infinity) * ALIAS_WEIGHT
  if (byLabel !== null && byLabel.score >= aliasScore) return byLabel
  if (byAlias !== null) return { score: aliasScore, places: byLabel?.places ?? [] }
  const byGroup = fuzzyMatch(query, `${label} ${group}`)
  if (byGroup === null) return null
  return {
    score: byGroup.score * ALIAS_WEIGHT,
    places: byGroup.places.filter((place) => place < label.length),
  }
}

function section(title: string, items: readonly PaletteItem[]): PaletteSection {
  return { title, rows: items.map((item) => ({ item, marks: [] })) }
}
