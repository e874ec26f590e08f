/** The commands on the levels of one game: those that every game has, and its own. */
import { Command } from 'commander'
import type { AnyGame, SharedCommand } from '../games/game'
import { convertCommand } from './convert'
import { generateCommand } from './generate'
import { solveCommand } from './solve'
import { verifyCommand } from './verify'

const SHARED: Readonly<Record<SharedCommand, (game: AnyGame) => Command>> = {
  solve: solveCommand,
  verify: verifyCommand,
  convert: convertCommand,
  generate: generateCommand,
}

export function gameCommands(game: AnyGame): Command {
  const group = new Command(game.id).description(game.description)
  for (const command of game.commands) {
    group.addCommand(typeof command === 'string' ? SHARED[command](game) : command())
  }
  return group
}
