/**
 * Bytes as text: UTF-8, with or without a mark, or UTF-16 with one, as PowerShell's `>` writes it.
 * The one place where files become text, whether main, the page or the terminal reads them.
 */

/** Both Node and the page have it; the language's own library does not declare it. */
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/** The text without its mark; null for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** By the byte-order mark; without one it is UTF-8. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
