/** `mayan convert`: a level from any form into another. */
import { Command, Option } from 'commander'
import { exportLevel, LEVEL_FORMS, type LevelForm } from '../../shared/games/mayan/exportLevel'
import { renumber } from '../../shared/games/mayan/renumber'
import type { LevelDocument } from '../../shared/games/mayan/levelDocument'
import { ExitCode } from '../exitCode'
import { handleEach, reportFault } from '../faults'
import { readLevelInputs, withoutAnswers, type LevelInput } from '../levelInputs'
import { writeOutput } from '../streams'
import { INPUT_FORMS, reportExportFaults } from './input'

interface ConvertOptions {
  readonly to: LevelForm
  readonly renumber?: boolean
}

export function convertCommand(): Command {
  return new Command('convert')
    .description('write levels in another form; which one they have is found out')
    .argument('<file...>', INPUT_FORMS)
    .addOption(
      new Option('--to <form>', 'the form to write').choices(LEVEL_FORMS).makeOptionMandatory(),
    )
    .option('--renumber', 'number the colours 1, 2, … without holes')
    .action(convertFiles)
}

async function convertFiles(files: readonly string[], options: ConvertOptions): Promise<void> {
  process.exitCode = await handleEach(
    withoutAnswers(files),
    (file) => readLevelInputs(file, 'mayan'),
    (input) => convert(input, options),
  )
}

function convert(input: LevelInput<LevelDocument>, options: ConvertOptions): ExitCode {
  const { document } = input
  if (!document.ok) return reportFault(input, document.error)
  const { setup } = document.value
  const converted = exportLevel(
    { ...document.value, setup: options.renumber ? renumber(setup) : setup },
    options.to,
  )
  if (!converted.ok) return reportExportFaults(input, converted.error)
  writeOutput(converted.value)
  return ExitCode.answered
}
