/** A token of bytes as text for a message: UTF-8, short, and without what a terminal would obey. */

/** More bytes than these are cut. */
export const TOKEN_BYTES = 40

const REPLACEMENT = '\uFFFD'

/**
 * A token of a judge's input as text to show: decoded as UTF-8, control characters replaced, long
 * ones cut.
 */
export function shownToken(bytes: readonly number[]): string {
  const isCut = bytes.length > TOKEN_BYTES
  const kept = isCut ? withoutCutCharacter(bytes.slice(0, TOKEN_BYTES)) : bytes
  return `${decode(kept).replace(/\p{C}/gu, REPLACEMENT)}${isCut ? '…' : ''}`
}

/** Bytes that are no UTF-8 show that alone. */
function decode(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(
      bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    )
  } catch {
    return bytes.map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : REPLACEMENT)).join('')
  }
}

/** Without a last character that the cut divides. */
function withoutCutCharacter(bytes: readonly number[]): readonly number[] {
  let last = bytes.length - 1
  while (last > 0 && ((bytes[last] ?? 0) & 0xc0) === 0x80) last--
  const lead = bytes[last] ?? 0
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1
  return last + length > bytes.length ? bytes.slice(0, last) : bytes
}
