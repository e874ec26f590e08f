/** Places in the order of a pack. */
import type { LevelId } from '@shared/library/model'

/**
 * Where moved levels go: the level they come to stand before, or null for the end.
 *
 * @param places how many places later; earlier, where it is negative
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

/** The level that moved ones come to stand before, when they are put at a place of the order. */
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
