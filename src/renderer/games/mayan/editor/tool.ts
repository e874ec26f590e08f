/** What a click on the board does: place a colour, remove, or, without a tool, choose a cell. */
export type Tool = number | 'eraser' | null

/** The key that places a colour: 1–9, and 0 for the tenth. */
export function keyOfColour(colour: number): string {
  return String(colour % 10)
}
