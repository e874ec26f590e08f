/** The commands on packs of levels. */
import { Command } from 'commander'
import { checkCommand } from './checkCommand'

export function commands(): Command {
  return new Command('pack')
    .description('packs of levels, as the app exports them')
    .addCommand(checkCommand())
}
