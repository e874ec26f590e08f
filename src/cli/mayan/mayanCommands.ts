/** The commands on Mayan levels. */
import { Command } from 'commander'
import { convertCommand } from './convertCommand'
import { generateCommand } from './generateCommand'
import { kitCommand } from './kitCommand'
import { solveCommand } from './solveCommand'
import { verifyCommand } from './verifyCommand'

export function commands(): Command {
  return new Command('mayan')
    .description('the Mayan puzzle (NOIP 2011)')
    .addCommand(solveCommand())
    .addCommand(verifyCommand())
    .addCommand(generateCommand())
    .addCommand(convertCommand())
    .addCommand(kitCommand())
}
