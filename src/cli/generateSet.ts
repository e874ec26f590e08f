/** A set of generated levels that are all different to a player. */
import { setImmediate } from 'node:timers/promises'
import { ExitCode, worse } from './exitCode'
import { writeError } from './streams'

/** A level of one seed. */
export interface Generated {
  /** The same text for all levels that are the same to a player. */
  readonly form: string
  /** @param index of the level in its set, from 0 */
  print(index: number): ExitCode
}

/**
 * Seeds in a row without a new level, after which there are taken to be no more: a hundred, or twenty
 * for each level found. A level as likely as the others is missed once in e²⁰ sets then, one a fifth
 * as likely once in fifty.
 */
const LEAST_REPEATS = 100
const REPEATS_PER_LEVEL = 20

/**
 * Prints `count` levels. A seed whose level is in the set already is passed over, so that a level's
 * seed still makes it alone.
 *
 * @param seedAt the seeds, by their place
 * @param generate null where no level was found, which it reports; it counts as one of the set
 */
export async function generateSet(
  count: number,
  seedAt: (place: number) => number,
  generate: (seed: number, index: number) => Generated | null,
): Promise<ExitCode> {
  const forms = new Set<string>()
  let worst: ExitCode = ExitCode.answered
  let repeats = 0
  for (let place = 0, index = 0; index < count; place++) {
    const level = generate(seedAt(place), index)
    if (level !== null && forms.has(level.form)) {
      repeats++
      if (repeats >= Math.max(LEAST_REPEATS, REPEATS_PER_LEVEL * forms.size)) {
        const found = forms.size === 1 ? '1 level was' : `${forms.size} levels were`
        writeError(
          `only ${found} found: ${repeats} more seeds gave no different one (mirror images and ` +
            'other colours or pictures are the same). There are probably no more.\n',
        )
        return worse(worst, ExitCode.undecided)
      }
    } else {
      repeats = 0
      if (level !== null) forms.add(level.form)
      worst = worse(worst, level?.print(index) ?? ExitCode.undecided)
      index++
    }
    // Output is written and a closed pipe noticed between two levels.
    await setImmediate()
  }
  return worst
}
