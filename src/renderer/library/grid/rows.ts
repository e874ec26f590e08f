/** The rows of a grid of cards to render: the visible ones, some around, and the one with the focus. */

export interface Sheet {
  readonly columns: number
  readonly rows: number
  /** CSS pixels. */
  readonly height: number
}

export interface CardSize {
  readonly minWidth: number
  readonly height: number
  readonly gap: number
}

export function sheetOf(count: number, width: number, card: CardSize): Sheet {
  const columns = Math.max(1, Math.floor((width + card.gap) / (card.minWidth + card.gap)))
  const rows = Math.ceil(count / columns)
  return { columns, rows, height: Math.max(0, rows * (card.height + card.gap) - card.gap) }
}

/**
 * Row numbers, ascending.
 *
 * @param around number of rows before and after the visible ones, for smooth scrolling
 * @param also a row that is always rendered, so that it keeps the focus
 */
export function rowsInSight(
  { rows }: Sheet,
  view: { readonly top: number; readonly height: number },
  pitch: number,
  around: number,
  also: number | null,
): number[] {
  const first = Math.max(0, Math.floor(view.top / pitch) - around)
  const last = Math.min(rows - 1, Math.floor((view.top + view.height) / pitch) + around)
  const inSight = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (also === null || also < 0 || also >= rows || inSight.includes(also)) return inSight
  return also < first ? [also, ...inSight] : [...inSight, also]
}

/** The scroll position that makes the row visible; null if it is. */
export function scrollFor(
  row: number,
  view: { readonly top: number; readonly height: number },
  { height, gap }: CardSize,
  margin: number,
): number | null {
  const top = row * (height + gap)
  if (top - margin < view.top) return Math.max(0, top - margin)
  const bottom = top + height + margin
  return bottom > view.top + view.height ? bottom - view.height : null
}
