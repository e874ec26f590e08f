/** Tokens of a text and their places, for formats that are numbers between white space. */

/** Lines and columns are counted from 1; a column counts UTF-16 code units. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** A token and its place. */
export interface Token extends TextPlace {
  readonly text: string
}

/**
 * The tokens of a text, split at white space; a byte-order mark at the start is no text. Only the
 * places where they begin are kept, and a token is made when it is asked for: a text of some megabytes
 * has millions of them, which would take fifty times its size.
 */
export class Tokens {
  private readonly text: string
  private readonly starts: Uint32Array
  /** Where lines begin but for the first. */
  private readonly lines: Uint32Array

  constructor(text: string) {
    this.text = text.replace(/^\uFEFF/, '')
    this.starts = startsOf(this.text)
    this.lines = linesOf(this.text)
  }

  get length(): number {
    return this.starts.length
  }

  /** Where the text ends. */
  get end(): TextPlace {
    return this.placeOf(this.text.length)
  }

  at(index: number): Token | undefined {
    const start = this.starts[index]
    if (start === undefined) return undefined
    TOKEN.lastIndex = start
    return { text: TOKEN.exec(this.text)?.[0] ?? '', ...this.placeOf(start) }
  }

  /** The line of a token; undefined where there is none. */
  lineAt(index: number): number | undefined {
    const start = this.starts[index]
    return start === undefined ? undefined : this.lineOf(start)
  }

  private placeOf(offset: number): TextPlace {
    const line = this.lineOf(offset)
    return { line, column: offset - (this.lines[line - 2] ?? 0) + 1 }
  }

  private lineOf(offset: number): number {
    let [least, most] = [0, this.lines.length]
    while (least < most) {
      const middle = (least + most) >> 1
      if ((this.lines[middle] ?? 0) <= offset) least = middle + 1
      else most = middle
    }
    return least + 1
  }
}

const TOKEN = /\S+/y

function startsOf(text: string): Uint32Array {
  const [start, end] = [/\S/g, /\s/g]
  return collected(() => {
    if (!start.test(text)) return null
    const found = start.lastIndex - 1
    end.lastIndex = start.lastIndex
    start.lastIndex = end.test(text) ? end.lastIndex : text.length
    return found
  })
}

function linesOf(text: string): Uint32Array {
  const lineEnd = /\r\n|\n|\r/g
  return collected(() => (lineEnd.test(text) ? lineEnd.lastIndex : null))
}

/** What `next` gives until it gives null. */
function collected(next: () => number | null): Uint32Array {
  let places = new Uint32Array(256)
  let length = 0
  for (let place = next(); place !== null; place = next()) {
    if (length === places.length) {
      const larger = new Uint32Array(2 * length)
      larger.set(places)
      places = larger
    }
    places[length++] = place
  }
  return places.subarray(0, length)
}

/** The whole number that a token is, with a sign or without; null where it is none. */
export function integerOf(token: Token): number | null {
  return /^[+-]?\d+$/.test(token.text) ? Number(token.text) : null
}
