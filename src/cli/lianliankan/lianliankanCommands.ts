/** The commands on Lianliankan boards. */
import { Command } from 'commander'
import { convertCommand } from './convertCommand'
import { generateCommand } from './generateCommand'
import { judgeCommand } from './judgeCommand'
import { solveCommand } from './solveCommand'
import { verifyCommand } from './verifyCommand'

export function commands(): Command {
  return new Command('lianliankan')
    .description('Lianliankan, the linking of tiles (HDU 1175)')
    .addCommand(judgeCommand())
    .addCommand(solveCommand())
    .addCommand(verifyCommand())
    .addCommand(generateCommand())
    .addCommand(convertCommand())
}
