/** `lianliankan judge`: the text of HDU 1175 in, `YES` and `NO` out. */
import { Command } from 'commander'
import { HduJudge, printAnswers } from '../../../shared/games/lianliankan/judge/judge'
import type { JudgeError } from '../../../shared/games/lianliankan/judge/judgeError'
import { SummedBoard } from '../../../shared/games/lianliankan/judge/summedBoard'
import { en } from '../../../shared/messages/en'
import { faultParameters, fillIn } from '../../../shared/messages/fault'
import { ExitCode } from '../../io/exitCode'
import { exitCodeOf, handleEach, wholeFile } from '../../io/faults'
import {
  displayName,
  readChunks,
  STANDARD_INPUT,
  writeError,
  writeOutputInTime,
  type ReadFault,
} from '../../io/streams'

export function judgeCommand(): Command {
  return new Command('judge')
    .description('answer HDU 1175: may these two tiles be linked, YES or NO')
    .argument('[file...]', 'data sets as HDU 1175 has them; - is standard input', [STANDARD_INPUT])
    .action(judgeFiles)
}

async function judgeFiles(files: readonly string[]): Promise<void> {
  const board = new SummedBoard()
  process.exitCode = await handleEach(files, wholeFile, async ({ file }) => {
    const fault = await judgeFile(file, board)
    if (fault === null) return ExitCode.answered
    writeError(`${displayName(file)}${inWords(fault)}\n`)
    return exitCodeOf(fault)
  })
}

/** Prints the answers of each chunk at once, so that a slow writer sees them early. */
async function judgeFile(file: string, board: SummedBoard): Promise<JudgeError | ReadFault | null> {
  const judge = new HduJudge(board)
  const unread = await readChunks(file, async (chunk) => {
    await writeOutputInTime(printAnswers(judge.feed(chunk)))
    return !judge.isOver
  })
  if (unread !== null) return unread
  await writeOutputInTime(printAnswers(judge.close()))
  return judge.error
}

/** `:line:column: message`, the data set and the query in it. */
function inWords(fault: JudgeError | ReadFault): string {
  const message = fillIn(en.fault[fault.code], faultParameters(fault))
  if (!('set' in fault)) return `: ${message}`
  const { set, query, line, column } = fault
  const frame = en.fault[query === null ? 'in-set' : 'in-query']
  return `:${line}:${column}: ${fillIn(frame, faultParameters({ set, query, message }))}`
}
