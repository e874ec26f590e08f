/** Learnt clauses, each watched at its first two literals; the longest go when memory runs out. */
export interface Assignment {
  isTrue(literal: number): boolean
  isFalse(literal: number): boolean
  /** A literal follows from a clause of which it is the first. */
  imply(literal: number, clause: number): void
}

const BYTES_PER_CLAUSE = 80
const BYTES_PER_LITERAL = 8
const FORGOTTEN: number[] = []

export class ClauseStore {
  private readonly clauses: number[][] = []
  private readonly watches = new Map<number, number[]>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  /** The literals of a clause; one that is implied comes first. */
  at(clause: number): readonly number[] {
    return this.clauses[clause]!
  }

  /** @param literals two or more; the store keeps them and changes their order */
  add(literals: number[]): number {
    const clause = this.clauses.length
    this.clauses.push(literals)
    this.watch(literals[0]!, clause)
    this.watch(literals[1]!, clause)
    this.bytes += bytesOf(literals)
    return clause
  }

  /** Goes through the clauses that watch a literal that is false now; one that is all false, or null. */
  visit(literal: number, assignment: Assignment): readonly number[] | null {
    const watching = this.watches.get(literal)
    if (watching === undefined) return null
    let kept = 0
    for (let index = 0; index < watching.length; index++) {
      const clause = watching[index]!
      const literals = this.clauses[clause]!
      if (literals === FORGOTTEN || this.moveWatch(literals, literal, clause, assignment)) continue
      watching[kept++] = clause
      const first = literals[0]!
      if (assignment.isTrue(first)) continue
      if (assignment.isFalse(first)) {
        while (++index < watching.length) watching[kept++] = watching[index]!
        watching.length = kept
        return literals
      }
      assignment.imply(first, clause)
    }
    watching.length = kept
    return null
  }

  /** Forgets the longer half where all are too many. What is left out is found again if needed. */
  trim(isNeeded: (clause: number) => boolean): void {
    if (this.bytes <= this.maxBytes) return
    const lengths = this.clauses.filter((literals) => literals !== FORGOTTEN).map((c) => c.length)
    const middle = lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? 0
    for (const [clause, literals] of this.clauses.entries()) {
      if (literals === FORGOTTEN || literals.length < middle || isNeeded(clause)) continue
      this.bytes -= bytesOf(literals)
      this.clauses[clause] = FORGOTTEN
    }
  }

  private watch(literal: number, clause: number): void {
    const watching = this.watches.get(literal)
    if (watching === undefined) this.watches.set(literal, [clause])
    else watching.push(clause)
  }

  /** Whether another literal could be found to be watched; the watched ones come first. */
  private moveWatch(
    literals: number[],
    literal: number,
    clause: number,
    assignment: Assignment,
  ): boolean {
    if (literals[0] === literal) [literals[0], literals[1]] = [literals[1]!, literal]
    if (assignment.isTrue(literals[0]!)) return false
    for (let index = 2; index < literals.length; index++) {
      const other = literals[index]!
      if (assignment.isFalse(other)) continue
      literals[1] = other
      literals[index] = literal
      this.watch(other, clause)
      return true
    }
    return false
  }
}

function bytesOf(literals: readonly number[]): number {
  return BYTES_PER_CLAUSE + BYTES_PER_LITERAL * literals.length
}
