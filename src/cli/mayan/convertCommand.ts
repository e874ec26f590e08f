/** `mayan convert`: a level from any form into another. */
import { Command, Option } from 'commander'
import { LEVEL_FORMS, parseAnyText, type LevelForm } from '../../shared/games/mayan/anyText'
import { exportLevel } from '../../shared/games/mayan/exportLevel'
import { renumber } from '../../shared/games/mayan/renumber'
import { ExitCode } from '../exitCode'
import { reportFault } from '../faults'
import { readInput, writeOutput } from '../streams'
import { reportExportFaults } from './input'

interface ConvertOptions {
  readonly to: LevelForm
  readonly renumber?: boolean
}

export function convertCommand(): Command {
  return new Command('convert')
    .description('write a level in another form; which one it has is found out')
    .argument('<file>', 'a level as contest text, level code or JSON; - is standard input')
    .addOption(
      new Option('--to <form>', 'the form to write').choices(LEVEL_FORMS).makeOptionMandatory(),
    )
    .option('--renumber', 'number the colours 1, 2, … without holes')
    .action(convertFile)
}

async function convertFile(file: string, options: ConvertOptions): Promise<void> {
  process.exitCode = await convert(file, options)
}

async function convert(file: string, options: ConvertOptions): Promise<ExitCode> {
  const text = await readInput(file)
  if (!text.ok) return reportFault(file, text.error)
  const { document } = parseAnyText(text.value)
  if (!document.ok) return reportFault(file, document.error)
  const { setup } = document.value
  const converted = exportLevel(
    { ...document.value, setup: options.renumber ? renumber(setup) : setup },
    options.to,
  )
  if (!converted.ok) return reportExportFaults(file, converted.error)
  writeOutput(converted.value)
  return ExitCode.answered
}
