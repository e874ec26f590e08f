/** Proves the answers of a folder of test data, and tells which mistakes it catches. */
import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { printContestAnswer } from '../../shared/games/mayan/contestText'
import type { ProvedFile } from '../../shared/games/mayan/contestKit/kitFiles'
import { catchersOf } from '../../shared/games/mayan/contestKit/kitFiles'
import { MISTAKES } from '../../shared/games/mayan/contestKit/mistakes'
import { ProofTask, type LevelProof } from '../../shared/games/mayan/contestKit/proof'
import { unpackStacks } from '../../shared/games/mayan/position'
import type { Level } from '../../shared/games/mayan/setup'
import { runAtOnce } from '../../shared/games/mayan/solver/atOnce'
import { en } from '../../shared/messages/en'
import { fillIn } from '../../shared/messages/fault'
import { ExitCode, worse } from '../exitCode'
import { reportFault } from '../faults'
import { limitsOf } from '../limits'
import { displayName, readInput, writeError, writeOutput } from '../streams'
import { readLevel } from './input'
import { inputsOf } from './kitFolder'
import type { KitOptions } from './kitRecipe'
import { factsOf, printMistakes, reportFolderFault } from './kitTexts'

/** Enough for the contest's largest levels: some seconds for each of the programs. */
const PROGRAM_NODES = 3_000_000

interface Checked {
  readonly code: ExitCode
  readonly proved: ProvedFile | null
}

export async function checkKit(folder: string, options: KitOptions): Promise<ExitCode> {
  const files = await inputsOf(folder)
  if (!files.ok) return reportFolderFault(folder, files.error)
  const proved: ProvedFile[] = []
  let worst: ExitCode = ExitCode.answered
  for (const file of files.value) {
    const checked = await checkFile(file, options)
    worst = worse(worst, checked.code)
    if (checked.proved !== null) proved.push(checked.proved)
    // Lets what was written get out.
    await setImmediate()
  }
  if (!options.json) writeOutput(printMistakes(MISTAKES, proved))
  return MISTAKES.some((id) => isOpen(catchersOf(id, proved)))
    ? worse(worst, ExitCode.undecided)
    : worst
}

/** Whether it is not known if the set catches a mistake. */
function isOpen({ caught, undecided }: ReturnType<typeof catchersOf>): boolean {
  return caught.length === 0 && undecided.length > 0
}

async function checkFile(file: string, options: KitOptions): Promise<Checked> {
  const level = await readLevel(file)
  if (!level.ok) return { code: reportFault(file, level.error, options), proved: null }
  const proof = proofOf(level.value, options)
  if (proof === null) {
    writeError(`${displayName(file)}: undecided: the limit of time was reached.\n`)
    return { code: ExitCode.undecided, proved: null }
  }
  const { caught, undecided } = proof
  const fault = await answerFault(file, proof)
  const name = basename(file, '.in')
  writeOutput(
    `${options.json ? jsonOf(file, level.value, proof, fault) : lineOf(file, level.value, proof)}\n`,
  )
  if (fault !== null) writeError(`${displayName(file)}: ${fault}\n`)
  return {
    code: fault === null ? ExitCode.answered : ExitCode.badInput,
    proved: { name, caught, undecided },
  }
}

function proofOf(level: Level, { maxNodes = PROGRAM_NODES, maxSeconds }: KitOptions) {
  const task = () => new ProofTask(level, { mistakes: MISTAKES, maxNodes })
  const limits = maxSeconds === undefined ? {} : { maxSeconds }
  return runAtOnce(task, () => performance.now(), limitsOf(limits))
}

/** What is wrong with the answer beside the level, in words. White space does not count. */
async function answerFault(file: string, { moves }: LevelProof): Promise<string | null> {
  const answerFile = `${file.slice(0, -'.in'.length)}.out`
  const answer = await readInput(answerFile)
  if (!answer.ok) return fillIn(en.kitFault['answer-missing'], { file: basename(answerFile) })
  const right = linesOf(printContestAnswer(moves))
  if (linesOf(answer.value) === right) return null
  return fillIn(en.kitFault['answer-wrong'], { answer: right })
}

/** `x y g, x y g` */
function linesOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/).join(' '))
  return lines.filter((line) => line !== '').join(', ')
}

function lineOf(file: string, level: Level, proof: LevelProof): string {
  const catches = proof.caught.length === 0 ? en.kitReadme.none : proof.caught.join(' ')
  return `${displayName(file)}: ${factsOf({ setup: setupOf(level), moves: proof.moves })}, catches ${catches}`
}

/** Field names and order are those that scripts rely on. */
function jsonOf(file: string, level: Level, proof: LevelProof, fault: string | null): string {
  return JSON.stringify({
    file,
    steps: level.steps,
    blocks: setupOf(level).stacks.flat().length,
    moves: proof.moves?.map(({ x, y, g }) => [x, y, g]) ?? null,
    answer: fault === null ? 'right' : 'wrong',
    catches: proof.caught,
    undecided: proof.undecided,
    confirmed: proof.isConfirmed,
  })
}

function setupOf({ position, steps }: Level) {
  return { stacks: unpackStacks(position), steps }
}
