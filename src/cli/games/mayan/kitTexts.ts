/** Texts about a kit. */
import {
  catchersText,
  blocksOf,
  coloursOf,
  type ProvedFile,
} from '../../../shared/games/mayan/contestKit/kitFiles'
import type { MistakeId } from '../../../shared/games/mayan/contestKit/mistakes'
import type { Move } from '../../../shared/games/mayan/rules/board'
import type { Setup } from '../../../shared/games/mayan/rules/setup'
import { en } from '../../../shared/messages/en'
import { faultParameters, fillIn } from '../../../shared/messages/fault'
import { ExitCode } from '../../io/exitCode'
import type { OutputFolderFault } from '../../io/outputFolder'
import { displayName, writeError } from '../../io/streams'

/** What keeps a folder of test data from being read; `reason` is the system's own words. */
export type InputFolderFault =
  | { readonly code: 'not-a-folder' | 'no-folder' | 'no-files' }
  | { readonly code: 'folder-not-read'; readonly reason: string }

/** Such as `n = 3, 12 blocks, 4 colours, solvable`. */
export function factsOf(level: {
  readonly setup: Setup
  readonly moves: readonly Move[] | null
}): string {
  const { setup, moves } = level
  const blocks = counted(blocksOf(level), 'block')
  const colours = counted(coloursOf(level), 'colour')
  return `n = ${setup.steps}, ${blocks}, ${colours}, ${moves === null ? 'no solution' : 'solvable'}`
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}

/** A line for each mistake: which files catch it. */
export function printMistakes(
  mistakes: readonly MistakeId[],
  files: readonly ProvedFile[],
): string {
  return mistakes
    .map((id) => `${id}: caught by ${catchersText(id, files, en)} (${en.mistake[id]})\n`)
    .join('')
}

export function reportFolderFault(
  folder: string,
  fault: InputFolderFault | OutputFolderFault,
): ExitCode {
  const words = fillIn(en.kitFault[fault.code], faultParameters(fault))
  writeError(`${displayName(folder)}: ${words}\n`)
  return fault.code === 'not-written' ? ExitCode.systemFailed : ExitCode.badInput
}
