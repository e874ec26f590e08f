/** A short digest of a value that JSON can hold: detects damage, and identifies things by their content. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const HEX_DIGITS = 32

/** The first 128 bits of SHA-256 over the value's JSON text, as lower-case hexadecimal. */
export function checksumOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, HEX_DIGITS)
}
