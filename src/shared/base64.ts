/** Base64 to bytes where there is neither a `Buffer` nor a page. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** @param text standard Base64, padded or not, without line breaks */
export function decodeBase64(text: string): Uint8Array {
  const digits = new Uint8Array(128)
  for (let digit = 0; digit < 64; digit++) digits[ALPHABET.charCodeAt(digit)] = digit
  const end = text.endsWith('==') ? text.length - 2 : text.length - (text.endsWith('=') ? 1 : 0)
  const bytes = new Uint8Array((end * 3) >> 2)
  let bits = 0
  for (let at = 0, to = 0; at < end; at++) {
    bits = (bits << 6) | (digits[text.charCodeAt(at)] ?? 0)
    const open = (at & 3) * 2
    if (open > 0) bytes[to++] = bits >> (6 - open)
  }
  return bytes
}
