/** Positions in the order of a pack. */
import type { LevelId } from '@shared/library/model'

/**
 * The level that moved ones are placed before; null for the end.
 *
 * @param places number of positions to move by; negative for earlier
 */
export function neighbourFor(
  order: readonly LevelId[],
  moved: ReadonlySet<LevelId>,
  places: number,
): LevelId | null {
  const rest = order.filter((id) => !moved.has(id))
  const first = order.findIndex((id) => moved.has(id))
  const before = order.slice(0, Math.max(0, first)).filter((id) => !moved.has(id)).length
  return rest[Math.min(rest.length, Math.max(0, before + places))] ?? null
}

/** The level that moved ones are placed before if they are dropped at a position of the order. */
export function neighbourAt(
  order: readonly LevelId[],
  moved: ReadonlySet<LevelId>,
  place: number,
): LevelId | null {
  return order.slice(place).find((id) => !moved.has(id)) ?? null
}

/** Whether moving them there would change nothing. */
export function isInPlace(
  order: readonly LevelId[],
  moved: readonly LevelId[],
  before: LevelId | null,
): boolean {
  const rest = order.filter((id) => !moved.includes(id))
  const at = before === null ? rest.length : rest.indexOf(before)
  const after = [...rest.slice(0, at), ...moved, ...rest.slice(at)]
  return after.every((id, index) => id === order[index])
}

/**
 * The order of a pack `before` a change that is undone. Levels added since keep their positions; a
 * restored one stands after the same level as before.
 */
export function restoredOrder(before: readonly LevelId[], now: readonly LevelId[]): LevelId[] {
  const order = [...now]
  for (const [index, id] of before.entries()) {
    if (order.includes(id)) continue
    const previous = before[index - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  }
  const old = new Set(before)
  const inTurn = before.values()
  return order.map((id) => (old.has(id) ? (inTurn.next().value ?? id) : id))
}
