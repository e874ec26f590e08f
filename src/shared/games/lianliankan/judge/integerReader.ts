/**
 * Integers between white space, read from chunks of bytes: no string is made but for a token that
 * has to be shown. A token may begin in one chunk and end in another. Lines end with LF, CRLF or CR;
 * a byte-order mark at the start is no text; a sign may stand before the digits.
 */
import type { TextPlace } from '../../../text/tokens'
import { MAX_TILE_TYPE } from './judgeError'
import { shownToken, TOKEN_BYTES } from './shownToken'

/** Numbers are exact up to here; what is farther from 0 reads as one more. */
const MOST = MAX_TILE_TYPE

const [LINE_FEED, CARRIAGE_RETURN, BLANK, TAB] = [10, 13, 32, 9] as const
const [PLUS, MINUS, ZERO] = [43, 45, 48] as const
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

export class IntegerReader {
  /** Of the token last read; 0 where it is no integer. */
  value = 0
  isInteger = false

  private bytes: Uint8Array = new Uint8Array()
  private at = 0
  /** Of `bytes` in the text. */
  private offset = 0
  private isClosed = false
  private markBytes = 0

  private line = 1
  private lineStart = 0
  /** Where the last CR stands: a LF after it is of the same line's end. */
  private returnAt = -2

  // The token that is being read, or was read last.
  private isInToken = false
  private start = 0
  private magnitude = 0
  private digits = 0
  private sign = 0
  private isOdd = false
  /** The first bytes of the token that stand in earlier chunks. */
  private carried: number[] = []

  /** The next chunk of the text; every token of the one before has been read. */
  feed(bytes: Uint8Array): void {
    this.offset += this.bytes.length
    this.bytes = bytes
    this.at = 0
    if (this.markBytes < BYTE_ORDER_MARK.length) this.skipByteOrderMark()
  }

  /** The text ends here. */
  close(): void {
    this.feed(new Uint8Array())
    if (this.markBytes > 0 && this.markBytes < BYTE_ORDER_MARK.length) this.beginWithMark()
    this.isClosed = true
  }

  /** Reads a token; false where the bytes at hand end before it does. */
  next(): boolean {
    if (!this.isInToken && !this.beginToken()) return false
    const { bytes } = this
    let { at, magnitude, digits } = this
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0
      const digit = byte - ZERO
      if (digit >= 0 && digit <= 9) {
        if (magnitude <= MOST) magnitude = magnitude * 10 + digit
        digits++
      } else if (isSpace(byte)) break
      else this.takeOther(byte, at)
    }
    const isWhole = at < bytes.length || this.isClosed
    this.at = at
    this.magnitude = magnitude
    this.digits = digits
    if (isWhole) this.endToken()
    else this.carry()
    return isWhole
  }

  /**
   * Reads plain numbers, digits alone, into an array: several times as fast as token by token.
   *
   * @returns where it stopped: at `end`, or before a token that `next` has to look at, be it that
   * it is odd or too large or that its end is not at hand
   */
  readInto(target: Int32Array, from: number, end: number): number {
    if (this.isInToken) return from
    const { bytes } = this
    let index = from
    while (index < end && this.skipSpace()) {
      let at = this.at
      let value = 0
      let digit = (bytes[at] ?? 0) - ZERO
      while (digit >= 0 && digit <= 9 && value <= MOST) {
        value = value * 10 + digit
        digit = (bytes[++at] ?? 0) - ZERO
      }
      if (at === this.at || at === bytes.length || value > MOST || !isSpace(bytes[at] ?? 0)) break
      target[index++] = value
      this.at = at
    }
    return index
  }

  /** Whether nothing more can come. */
  get isAtEnd(): boolean {
    return this.isClosed && this.at === this.bytes.length && !this.isInToken
  }

  /** Where the token last read begins. */
  get place(): TextPlace {
    return { line: this.line, column: this.start - this.lineStart + 1 }
  }

  /** Where the text at hand ends. */
  get endPlace(): TextPlace {
    return { line: this.line, column: this.offset + this.at - this.lineStart + 1 }
  }

  /** The token last read, to be shown. */
  get token(): string {
    return shownToken([...this.carried, ...this.firstBytes()])
  }

  private beginToken(): boolean {
    if (!this.skipSpace()) return false
    this.startAt(this.offset + this.at)
    return true
  }

  /** To the first byte of a token; false where there is none at hand. */
  private skipSpace(): boolean {
    const { bytes, offset } = this
    let { at } = this
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0
      if (!isSpace(byte)) break
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) this.endLine(byte, offset + at)
    }
    this.at = at
    return at < bytes.length
  }

  private startAt(start: number): void {
    this.isInToken = true
    this.start = start
    this.magnitude = 0
    this.digits = 0
    this.sign = 0
    this.isOdd = false
    if (this.carried.length > 0) this.carried = []
  }

  private endLine(byte: number, at: number): void {
    this.lineStart = at + 1
    if (byte === CARRIAGE_RETURN) this.returnAt = at
    else if (this.returnAt === at - 1) return
    this.line++
  }

  /** A sign at the start; anything else is of no integer. */
  private takeOther(byte: number, at: number): void {
    if ((byte === PLUS || byte === MINUS) && this.offset + at === this.start) this.sign = byte
    else this.isOdd = true
  }

  private endToken(): void {
    this.isInToken = false
    this.isInteger = this.digits > 0 && !this.isOdd
    const magnitude = Math.min(this.magnitude, MOST + 1)
    this.value = !this.isInteger ? 0 : this.sign === MINUS ? -magnitude : magnitude
  }

  private carry(): void {
    this.carried.push(...this.firstBytes())
  }

  /** What this chunk has of the token, as far as it may be shown; one more character marks a longer token. */
  private firstBytes(): Uint8Array {
    const from = Math.max(0, this.start - this.offset)
    const room = TOKEN_BYTES + 1 - this.carried.length
    return this.bytes.subarray(from, Math.min(this.at, from + room))
  }

  /** The mark may come in pieces; a part of one is a token that is no integer. */
  private skipByteOrderMark(): void {
    while (this.at < this.bytes.length && this.markBytes < BYTE_ORDER_MARK.length) {
      if (this.bytes[this.at] === BYTE_ORDER_MARK[this.markBytes]) {
        this.at++
        this.markBytes++
        continue
      }
      if (this.markBytes > 0) this.beginWithMark()
      this.markBytes = BYTE_ORDER_MARK.length
      return
    }
    this.lineStart = this.offset + this.at
  }

  private beginWithMark(): void {
    this.lineStart = 0
    this.startAt(0)
    this.isOdd = true
    if (this.offset > 0) this.carried = BYTE_ORDER_MARK.slice(0, this.offset)
  }
}

function isSpace(byte: number): boolean {
  return byte === BLANK || (byte >= TAB && byte <= CARRIAGE_RETURN)
}
