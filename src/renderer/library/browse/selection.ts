/** The selected cards, as plain data. `order` is always the ids in display order. */
import type { LevelId } from '@shared/library/model'

export interface Selection {
  readonly ids: ReadonlySet<LevelId>
  /** The card with the keyboard focus. */
  readonly active: LevelId | null
  /** Where a range starts. */
  readonly anchor: LevelId | null
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), active: null, anchor: null }

type Order = readonly LevelId[]

/** Only the focus, on this card. */
export function focusedOn(active: LevelId | null): Selection {
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

/** Everything from the anchor to the card. */
export function extendedTo(selection: Selection, order: Order, id: LevelId): Selection {
  const anchor = selection.anchor ?? selection.active ?? id
  const ends = [order.indexOf(anchor), order.indexOf(id)].map((at) => Math.max(0, at))
  const range = order.slice(Math.min(...ends), Math.max(...ends) + 1)
  return { ids: new Set(range), active: id, anchor }
}

export function allSelected(selection: Selection, order: Order): Selection {
  return { ...selection, ids: new Set(order) }
}

/** Without ids that are no longer shown. */
export function keptWithin(selection: Selection, order: Order): Selection {
  const shown = new Set(order)
  const keep = (id: LevelId | null) => (id !== null && shown.has(id) ? id : null)
  return {
    ids: new Set([...selection.ids].filter((id) => shown.has(id))),
    active: keep(selection.active),
    anchor: keep(selection.anchor),
  }
}

/** The selected ids in display order. */
export function selectedIn({ ids }: Selection, order: Order): LevelId[] {
  return order.filter((id) => ids.has(id))
}

/** The id that many places after the active one, within the order; the first if there is none. */
export function idAfter({ active }: Selection, order: Order, places: number): LevelId | null {
  const at = active === null ? -1 : order.indexOf(active)
  const to = at < 0 ? 0 : Math.min(order.length - 1, Math.max(0, at + places))
  return order[to] ?? null
}
