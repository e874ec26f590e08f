/** `lianliankan convert`: a board from any form into another. */
import { Command, Option } from 'commander'
import type { BorderRule } from '../../shared/games/lianliankan/board'
import { LEVEL_FORMS, type LevelForm } from '../../shared/games/lianliankan/exportLevel'
import { handleEach, reportFault } from '../faults'
import { withoutAnswers } from '../levelInputs'
import { DocumentWriter, INPUT_FORMS, readDocuments } from './input'
import { borderOption } from './solveCommand'

interface ConvertOptions {
  readonly to: LevelForm
  readonly border?: BorderRule
}

export function convertCommand(): Command {
  return new Command('convert')
    .description('write boards in another form; which one they have is found out')
    .argument('<file...>', INPUT_FORMS)
    .addOption(
      new Option('--to <form>', 'the form to write').choices(LEVEL_FORMS).makeOptionMandatory(),
    )
    .addOption(borderOption())
    .action(convertFiles)
}

async function convertFiles(
  files: readonly string[],
  { to, border }: ConvertOptions,
): Promise<void> {
  const writer = new DocumentWriter(to)
  const code = await handleEach(
    withoutAnswers(files),
    (file) => readDocuments(file, border),
    (input) =>
      input.document.ok
        ? writer.write(input, input.document.value)
        : reportFault(input, input.document.error),
  )
  writer.end()
  process.exitCode = code
}
