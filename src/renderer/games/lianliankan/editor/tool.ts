/** What a click on the board does: place a picture, remove, or, without a tool, choose a cell. */
export type Tool = number | 'eraser' | null

/** The key that places a type: 1–9, and 0 for the tenth; null for the others. */
export function keyOfType(type: number): string | null {
  return type <= 10 ? String(type % 10) : null
}
