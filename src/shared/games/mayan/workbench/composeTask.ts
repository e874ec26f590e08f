/**
 * Composing backwards: the boards from which one move leads to a given board and which need exactly
 * one move more than it. A move is undone in two parts, as in `generator/unplay.ts`: a run that it
 * clears may be put back first, then the drag is undone. Each board is proved before it is offered.
 */
import { invariant } from '../../../invariant'
import { Random } from '../../../random'
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Budget, Pausing, Task } from '../../../search/task'
import { HEIGHT, MAX_COLOUR, MAX_STEPS, RUN_LENGTH, WIDTH, type Move } from '../rules/board'
import { canonicalForm } from '../rules/canonicalForm'
import { heightOf } from '../rules/column'
import { putRun, undoDrags, type Placement } from '../generator/unplay'
import { play, settle } from '../rules/moves'
import { isEmpty, isSamePosition, runsOf, unpackStacks, type Position } from '../rules/position'
import type { Level, Setup } from '../rules/setup'
import { Trials, type Demand } from './trials'

export interface ComposeOptions extends Demand {
  /** Colours that a run put back may have. */
  readonly colours: readonly number[]
  /** The same seed gives the same boards in the same order. */
  readonly seed: number
  readonly maxBoards: number
}

export interface Predecessor {
  /** Sound, proved; its n is one more than that of the board it was asked for. */
  readonly setup: Setup
  /** The move that leads from it to that board. */
  readonly move: Move
  /** The run that the move clears; null where it only moves blocks. */
  readonly cleared: { readonly colour: number; readonly length: number } | null
}

export interface ComposeFindings {
  /** Different up to mirroring and the names of colours. */
  readonly boards: readonly Predecessor[]
  readonly tried: number
  readonly undecided: number
}

export interface ComposeReport extends ComposeFindings, SearchProgress {
  /** Whether every board that a move with one run or none leads from was proved. */
  readonly isComplete: boolean
  readonly limit: LimitKind | null
}

const LONGEST_RUN = 5

export class ComposeTask implements Task<ComposeReport> {
  private readonly placements: readonly (Placement & { readonly y: number })[]
  private at = 0
  private found: ComposeFindings = { boards: [], tried: 0, undecided: 0 }

  /** @param level sound: its steps are its minimum, 0 for the empty board */
  constructor(
    private readonly level: Level,
    private readonly options: ComposeOptions,
  ) {
    const random = new Random(options.seed)
    this.placements = random.shuffled(placementsOn(level.position, options.colours))
  }

  *work(budget: Budget): Pausing {
    const trials = new Trials(this.options, budget)
    const forms = new Set<string>()
    const random = new Random(this.options.seed)
    for (const { before, move, cleared } of this.candidates(random)) {
      if (this.found.boards.length >= this.options.maxBoards) return
      const setup = { stacks: unpackStacks(before), steps: this.level.steps + 1 }
      const form = canonicalForm(setup)
      if (forms.has(form)) continue
      forms.add(form)
      const isSound = setup.steps <= MAX_STEPS && (yield* trials.isSound(setup))
      const { boards } = this.found
      const { tried, undecided } = trials
      const all = isSound ? [...boards, { setup, move, cleared }] : boards
      this.found = { boards: all, tried, undecided }
      yield
    }
  }

  share(): number {
    const ofAll = this.at / (this.placements.length + 1)
    return Math.min(1, Math.max(ofAll, this.found.boards.length / this.options.maxBoards))
  }

  get findings(): ComposeFindings {
    return this.found
  }

  result(limit: LimitKind | null, progress: SearchProgress): ComposeReport {
    const isComplete = this.at > this.placements.length && this.found.undecided === 0
    return { ...progress, ...this.found, isComplete, limit }
  }

  /** Settled boards from which a move leads to the given one; the same board may come twice. */
  private *candidates(random: Random): Generator<Undone> {
    const { position } = this.level
    for (const placement of [null, ...this.placements]) {
      const board = placement === null ? position : putRun(position, placement, placement.y)
      const cleared = placement && {
        colour: placement.colour,
        length: placement.width * placement.height,
      }
      if (isSamePosition(settle(board), position)) {
        for (const { before, move } of random.shuffled(undoDrags(board))) {
          if (!isEmpty(runsOf(before))) continue
          invariant(isSamePosition(play(before, move), position), 'a move undone leads back')
          yield { before, move, cleared }
        }
      }
      this.at++
    }
  }
}

interface Undone {
  readonly before: Position
  readonly move: Move
  readonly cleared: Predecessor['cleared']
}

/** Every way to put a run of three to five into a board, its lowest row named. */
function placementsOn(board: Position, colours: readonly number[]) {
  const placements: (Placement & { readonly y: number })[] = []
  for (const colour of colours) {
    invariant(colour >= 1 && colour <= MAX_COLOUR, 'a colour is 1…10')
    for (let length = RUN_LENGTH; length <= LONGEST_RUN; length++) {
      for (const [width, height] of [
        [1, length],
        [length, 1],
      ] as const) {
        for (let x = 0; x + width <= WIDTH; x++) {
          const heights = board.slice(x, x + width).map(heightOf)
          if (Math.max(...heights) + height > HEIGHT) continue
          for (let y = 0; y <= Math.min(...heights); y++) {
            placements.push({ colour, x, width, height, y })
          }
        }
      }
    }
  }
  return placements
}
