/** `mayan-studio`: the solver in a terminal, for contest files and scripts. */
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { GAMES } from './games/registry'
import { EXIT_CODES_HELP, ExitCode } from './io/exitCode'
import { watchOutput, writeError, writeOutput } from './io/streams'

type Group = () => Promise<Command>

const GROUPS: Readonly<Record<string, Group>> = {
  ...Object.fromEntries(
    Object.entries(GAMES).map(([id, load]): [string, Group] => [
      id,
      async () => (await import('./commands/gameCommands')).gameCommands(await load()),
    ]),
  ),
  pack: async () => (await import('./commands/packCheck')).packCommands(),
}

async function main(): Promise<void> {
  const program = new Command('mayan-studio')
    .description('Design, verify and solve Mayan and Lianliankan puzzles.')
    .version(version)
  for (const load of neededGroups()) program.addCommand(await load())
  for (const command of withSubcommands(program)) {
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

/** Only the group that the first argument names is loaded, for a fast start; all of them for help. */
function neededGroups(): readonly Group[] {
  const [, , name = ''] = process.argv
  const named = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined
  return named === undefined ? Object.values(GROUPS) : [named]
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)]
}

/** Node's own exit code for an uncaught error is that of a failed check. */
function endWithFault(error: unknown): void {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  writeError(`error: The program failed. Please report this:\n${details}\n`)
  process.exit(ExitCode.systemFailed)
}

watchOutput()
process.on('uncaughtException', endWithFault)
void main()
