/** A line of the sheet of shortcuts. */
export interface ShortcutLine {
  readonly label: string
  /** Each way to type it, as keys. */
  readonly ways: readonly (readonly string[])[]
}
