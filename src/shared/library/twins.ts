/** Levels that are the same to a player: see each game's `canonicalForm`. */

/** Two levels or more of one form, in the order given. */
export type Twins<L> = readonly [L, L, ...L[]]

/**
 * @param formOf one text for all levels that are the same, null for one that is nothing yet
 * @returns the groups, in the order of their first levels
 */
export function groupTwins<L>(
  levels: readonly L[],
  formOf: (level: L) => string | null,
): readonly Twins<L>[] {
  const groups = new Map<string, L[]>()
  for (const level of levels) {
    const form = formOf(level)
    if (form === null) continue
    const group = groups.get(form)
    if (group === undefined) groups.set(form, [level])
    else group.push(level)
  }
  return [...groups.values()].filter((group): group is [L, L, ...L[]] => group.length > 1)
}
