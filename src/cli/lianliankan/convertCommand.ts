/** `lianliankan convert`: a board from any form into another. */
import { Command, Option } from 'commander'
import type { BorderRule } from '../../shared/games/lianliankan/board'
import { LEVEL_FORMS, type LevelForm } from '../../shared/games/lianliankan/exportLevel'
import { reportFault } from '../faults'
import { readDocument, writeDocument } from './input'
import { borderOption } from './solveCommand'

interface ConvertOptions {
  readonly to: LevelForm
  readonly border?: BorderRule
}

export function convertCommand(): Command {
  return new Command('convert')
    .description('write a board in another form; which one it has is found out')
    .argument('<file>', 'a board as HDU text, code or JSON; - is standard input')
    .addOption(
      new Option('--to <form>', 'the form to write').choices(LEVEL_FORMS).makeOptionMandatory(),
    )
    .addOption(borderOption())
    .action(convertFile)
}

async function convertFile(file: string, { to, border }: ConvertOptions): Promise<void> {
  const document = await readDocument(file, border)
  process.exitCode = document.ok
    ? writeDocument(file, document.value, to)
    : reportFault(file, document.error)
}
