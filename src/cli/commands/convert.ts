/** `<game> convert`: levels from any form into another. */
import { Command, Option } from 'commander'
import type { GameDocument } from '../../shared/games/documents'
import type { AnyGame } from '../games/game'
import { ExitCode } from '../io/exitCode'
import { handleEach, reportFault, type Source } from '../io/faults'
import { readDocuments, withoutAnswers } from '../io/levelInputs'
import { writeOutput } from '../io/streams'
import { withOptions } from './options'

interface ConvertOptions {
  readonly to: string
}

export function convertCommand(game: AnyGame): Command {
  const command = new Command('convert')
    .description(game.convert.description)
    .argument('<file...>', game.inputForms)
    .addOption(
      new Option('--to <form>', 'the form to write').choices(game.forms).makeOptionMandatory(),
    )
  withOptions(command, game.convert.options)
  return command.action(async (files: string[], options: ConvertOptions) => {
    const writer = new LevelWriter(game, options.to)
    const code = await handleEach(
      withoutAnswers(files),
      (file) => readDocuments(file, game, options),
      (input) =>
        input.document.ok
          ? writer.write(input, input.document.value)
          : reportFault(input, input.document.error),
    )
    writer.end()
    process.exitCode = code
  })
}

/** Writes levels one after the other, with one end for all in a form that has such an end. */
export class LevelWriter {
  private readonly ending: string
  private isOpen = false

  constructor(
    private readonly game: AnyGame,
    private readonly form: string,
  ) {
    this.ending = game.endOf(form)
  }

  /** Writes the level, or a line for everything that the form can't represent of it. */
  write(source: Source, document: GameDocument): ExitCode {
    const text = this.game.exportLevel(document, this.form)
    if (!text.ok) {
      for (const fault of text.error) reportFault(source, fault)
      return ExitCode.badInput
    }
    this.isOpen = true
    writeOutput(text.value.slice(0, text.value.length - this.ending.length))
    return ExitCode.answered
  }

  end(): void {
    if (this.isOpen && this.ending !== '') writeOutput(this.ending)
  }
}
