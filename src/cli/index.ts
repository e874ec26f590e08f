/** `mayan-studio`: the solver in a terminal, for contest files and scripts. */
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { EXIT_CODES_HELP, ExitCode } from './exitCode'
import { watchOutput, writeError, writeOutput } from './streams'

const GROUPS = {
  mayan: () => import('./mayan/mayanCommands'),
  lianliankan: () => import('./lianliankan/lianliankanCommands'),
  pack: () => import('./pack/packCommands'),
}

async function main(): Promise<void> {
  const program = new Command('mayan-studio')
    .description('Design, verify and solve Mayan and Lianliankan puzzles.')
    .version(version)
  for (const load of wantedGroups()) program.addCommand((await load()).commands())
  for (const command of commandsBelow(program)) {
    command.exitOverride().configureOutput({ writeOut: writeOutput, writeErr: writeError })
    command.addHelpText('after', EXIT_CODES_HELP)
  }
  try {
    await program.parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? ExitCode.answered : ExitCode.badInput
  }
}

/** Only what the first word names is loaded, so that it starts fast; all of them for help. */
function wantedGroups() {
  const [, , name = ''] = process.argv
  const wanted = Object.entries(GROUPS).filter(([group]) => group === name)
  return (wanted.length > 0 ? wanted : Object.entries(GROUPS)).map(([, load]) => load)
}

function commandsBelow(command: Command): Command[] {
  return [command, ...command.commands.flatMap(commandsBelow)]
}

/** Node's own exit code for an uncaught error is that of a check that has failed. */
function endWithFault(error: unknown): void {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  writeError(`error: The program failed. Please report this:\n${details}\n`)
  process.exit(ExitCode.systemFailed)
}

watchOutput()
process.on('uncaughtException', endWithFault)
void main()
