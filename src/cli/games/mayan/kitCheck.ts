/** Proves the answers of a folder of test data, and reports which mistakes it catches. */
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { printContestAnswer } from '../../../shared/games/mayan/formats/contestText'
import type { ProvedFile } from '../../../shared/games/mayan/contestKit/kitFiles'
import { catchersOf } from '../../../shared/games/mayan/contestKit/kitFiles'
import { MISTAKES } from '../../../shared/games/mayan/contestKit/mistakes'
import { ProofTask, type LevelProof } from '../../../shared/games/mayan/contestKit/proof'
import { unpackStacks } from '../../../shared/games/mayan/rules/position'
import { levelFromSetup, type Level } from '../../../shared/games/mayan/rules/setup'
import { runWithTable } from '../../../shared/games/mayan/solver/atOnce'
import { invariant } from '../../../shared/invariant'
import { en } from '../../../shared/messages/en'
import { faultParameters, fillIn } from '../../../shared/messages/fault'
import { err, ok, type Result } from '../../../shared/result'
import { limitsOf } from '../../commands/options'
import { ExitCode, reasonOf, worse } from '../../io/exitCode'
import { exitCodeOf, handleEach, reportFault, wholeFile, type InputFault } from '../../io/faults'
import { orFirstFault, readAnyDocuments } from '../../io/levelInputs'
import { displayName, readInput, writeError, writeOutput } from '../../io/streams'
import type { KitOptions } from './kitRecipe'
import { factsOf, printMistakes, reportFolderFault, type InputFolderFault } from './kitTexts'

/** Enough for the contest's largest levels: some seconds for each program. */
const PROGRAM_NODES = 3_000_000

interface Checked {
  readonly code: ExitCode
  readonly proved: ProvedFile | null
}

export async function checkKit(folder: string, options: KitOptions): Promise<ExitCode> {
  const files = await inputsOf(folder)
  if (!files.ok) return reportFolderFault(folder, files.error)
  const proved: ProvedFile[] = []
  const worst = await handleEach(
    files.value,
    wholeFile,
    async ({ file }) => {
      const checked = await checkFile(file, options)
      if (checked.proved !== null) proved.push(checked.proved)
      // Lets the output be written between two files.
      await setImmediate()
      return checked.code
    },
    options,
  )
  if (!options.json) writeOutput(printMistakes(MISTAKES, proved))
  return MISTAKES.some((id) => isOpen(catchersOf(id, proved)))
    ? worse(worst, ExitCode.undecided)
    : worst
}

/** Paths of the `.in` files, 2 before 10. */
async function inputsOf(folder: string): Promise<Result<readonly string[], InputFolderFault>> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.in'))
    if (names.length === 0) return err({ code: 'no-files' })
    const inOrder = names.sort(new Intl.Collator('en', { numeric: true }).compare)
    return ok(inOrder.map((name) => join(folder, name)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return err({ code: 'not-a-folder' })
    if (code === 'ENOENT') return err({ code: 'no-folder' })
    return err({ code: 'folder-not-read', reason: reasonOf(error) })
  }
}

/** The level of a file, which may hold only one. */
async function readLevel(file: string): Promise<Result<Level, InputFault>> {
  const { inputs } = await readAnyDocuments(file, 'mayan')
  const [first, ...more] = inputs
  if (first === undefined || more.length > 0) {
    const fault = { code: 'several-levels', count: inputs.length } as const
    return err(fault)
  }
  if (!first.document.ok) return first.document
  const document = first.document.value
  invariant(document.game === 'mayan', 'levels of other games are not read')
  return orFirstFault(levelFromSetup(document.setup))
}

/** Whether it is unknown if the set catches a mistake. */
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
  const answer = await judgeAnswer(file, proof)
  const name = basename(file, '.in')
  writeOutput(
    `${options.json ? jsonOf(file, level.value, proof, answer) : lineOf(file, level.value, proof)}\n`,
  )
  if (answer.words !== null) writeError(`${displayName(file)}: ${answer.words}\n`)
  return { code: answer.code, proved: { name, caught, undecided } }
}

function proofOf(level: Level, { maxNodes = PROGRAM_NODES, maxSeconds }: KitOptions) {
  const task = () => new ProofTask(level, { mistakes: MISTAKES, maxNodes })
  const limits = maxSeconds === undefined ? {} : { maxSeconds }
  return runWithTable(task, () => performance.now(), limitsOf(limits))
}

interface Judged {
  readonly answer: 'right' | 'wrong' | 'missing'
  /** What is wrong; null where nothing is. */
  readonly words: string | null
  readonly code: ExitCode
}

/** The answer beside the level. White space does not count. */
async function judgeAnswer(file: string, { moves }: LevelProof): Promise<Judged> {
  const path = `${file.slice(0, -'.in'.length)}.out`
  const text = await readInput(path)
  if (!text.ok) {
    const { code } = text.error
    const words =
      code === 'not-found' ? en.kitFault['answer-missing'] : en.kitFault['answer-not-read']
    const message = fillIn(en.fault[code], faultParameters(text.error))
    const filled = fillIn(words, { file: displayName(basename(path)), message })
    return { answer: 'missing', words: filled, code: exitCodeOf(text.error) }
  }
  const right = linesOf(printContestAnswer(moves))
  if (linesOf(text.value) === right) {
    return { answer: 'right', words: null, code: ExitCode.answered }
  }
  const words = fillIn(en.kitFault['answer-wrong'], { answer: right })
  return { answer: 'wrong', words, code: ExitCode.checkFailed }
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
function jsonOf(file: string, level: Level, proof: LevelProof, { answer }: Judged): string {
  return JSON.stringify({
    file,
    steps: level.steps,
    blocks: setupOf(level).stacks.flat().length,
    moves: proof.moves?.map(({ x, y, g }) => [x, y, g]) ?? null,
    answer,
    catches: proof.caught,
    undecided: proof.undecided,
    confirmed: proof.isConfirmed,
  })
}

function setupOf({ position, steps }: Level) {
  return { stacks: unpackStacks(position), steps }
}
