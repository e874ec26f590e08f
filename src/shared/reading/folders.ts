/** Files that come together: in a folder, and questions with their answers. */

/** A folder that holds more is none of levels. */
export const MAX_FOLDER_FILES = 60_000

/** Files that systems and editors leave in folders; they are not looked at. */
export function isHiddenName(name: string): boolean {
  return name.startsWith('.') || /^(thumbs\.db|desktop\.ini|__MACOSX)$/i.test(name)
}

/**
 * Of answers the questions beside them, by name. Names that differ in nothing but capitals belong
 * together: old judges write `MAYAN1.IN` and `MAYAN1.OUT`.
 */
export function questionsByAnswer(names: readonly string[]): ReadonlyMap<string, string> {
  const questions = new Map(names.map((name) => [name.toLowerCase(), name]))
  return new Map(
    names.flatMap((name) => {
      const question = questions.get(name.toLowerCase().replace(/\.(out|ans)$/, '.in'))
      return question === undefined || question === name ? [] : [[name, question] as const]
    }),
  )
}
