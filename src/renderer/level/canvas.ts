/** Painting boards on a canvas. */

export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A board to paint: its size in cells, one at least each way, and what paints it. */
export interface Drawing {
  readonly columns: number
  readonly rows: number
  /** `draw` paints from the upper left corner on; `cell`: pixels from one cell to the next. */
  load(): Promise<{ draw(context: CanvasContext, cell: number): void }>
}

/** A colour of the design, as #rrggbb: for what is painted on a canvas. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
