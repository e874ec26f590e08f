/** `mayan-studio`: the solver in a terminal, for contest files and scripts. */
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { ExitCode } from './exitCode'
import { judgeCommand } from './lianliankan/judgeCommand'
import { convertCommand } from './mayan/convertCommand'
import { generateCommand } from './mayan/generateCommand'
import { solveCommand } from './mayan/solveCommand'
import { verifyCommand } from './mayan/verifyCommand'
import { writeError } from './streams'

async function main(): Promise<void> {
  const program = new Command('mayan-studio')
    .description('Design, verify and solve Mayan and Lianliankan puzzles.')
    .version(version)
    .addCommand(
      new Command('mayan')
        .description('the Mayan puzzle (NOIP 2011)')
        .addCommand(solveCommand())
        .addCommand(verifyCommand())
        .addCommand(generateCommand())
        .addCommand(convertCommand()),
    )
    .addCommand(
      new Command('lianliankan')
        .description('Lianliankan, the linking of tiles (HDU 1175)')
        .addCommand(judgeCommand()),
    )
  for (const command of commandsBelow(program)) {
    command.exitOverride().configureOutput({ writeErr: writeError })
  }
  try {
    await program.parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? ExitCode.answered : ExitCode.badInput
  }
}

function commandsBelow(command: Command): Command[] {
  return [command, ...command.commands.flatMap(commandsBelow)]
}

// A reader that has seen enough closes the pipe: no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

void main()
