/** Which cards are selected, as plain data. `order` is always the ids as they are shown. */
import type { LevelId } from '@shared/library/model'

export interface Selection {
  readonly ids: ReadonlySet<LevelId>
  /** Where the keyboard is. */
  readonly active: LevelId | null
  /** Where a range starts. */
  readonly anchor: LevelId | null
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), active: null, anchor: null }

type Order = readonly LevelId[]

/** The keyboard goes there, and nothing is selected. */
export function goneTo(active: LevelId | null): Selection {
  return { ids: new Set(), active, anchor: active }
}

export function selectedOnly(ids: Order): Selection {
  const [first = null] = ids
  return { ids: new Set(ids), active: first, anchor: first }
}

export function toggled({ ids }: Selection, id: LevelId): Selection {
  const changed = new Set(ids)
  if (!changed.delete(id)) changed.add(id)
  return { ids: changed, active: id, anchor: id }
}

/** Everything from the anchor to there. */
export function extendedTo(selection: Selection, order: Order, id: LevelId): Selection {
  const anchor = selection.anchor ?? selection.active ?? id
  const ends = [order.indexOf(anchor), order.indexOf(id)].map((at) => Math.max(0, at))
  const range = order.slice(Math.min(...ends), Math.max(...ends) + 1)
  return { ids: new Set(range), active: id, anchor }
}

export function allSelected(selection: Selection, order: Order): Selection {
  return { ...selection, ids: new Set(order) }
}

/** The same without what is no longer shown. */
export function keptWithin(selection: Selection, order: Order): Selection {
  const shown = new Set(order)
  const keep = (id: LevelId | null) => (id !== null && shown.has(id) ? id : null)
  return {
    ids: new Set([...selection.ids].filter((id) => shown.has(id))),
    active: keep(selection.active),
    anchor: keep(selection.anchor),
  }
}

/** In the order in which they are shown. */
export function selectedIn({ ids }: Selection, order: Order): LevelId[] {
  return order.filter((id) => ids.has(id))
}

/** The id so many places further, at most the last; the first where there is none yet. */
export function idAfter({ active }: Selection, order: Order, places: number): LevelId | null {
  const at = active === null ? -1 : order.indexOf(active)
  const to = at < 0 ? 0 : Math.min(order.length - 1, Math.max(0, at + places))
  return order[to] ?? null
}

/**
 * Where moved levels go: the level they come to stand before, or null for the end.
 *
 * @param places how many places later; earlier, where it is negative
 */
export function neighbourFor(
  order: Order,
  moved: ReadonlySet<LevelId>,
  places: number,
): LevelId | null {
  const rest = order.filter((id) => !moved.has(id))
  const first = order.findIndex((id) => moved.has(id))
  const before = order.slice(0, Math.max(0, first)).filter((id) => !moved.has(id)).length
  return rest[Math.min(rest.length, Math.max(0, before + places))] ?? null
}

/** The level that moved ones come to stand before, when they are put at a place of the order. */
export function neighbourAt(
  order: Order,
  moved: ReadonlySet<LevelId>,
  place: number,
): LevelId | null {
  return order.slice(place).find((id) => !moved.has(id)) ?? null
}
