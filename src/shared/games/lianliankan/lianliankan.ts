/** Lianliankan as a game among others. */
import { defineGame } from '../game'
import { printBoardSvg } from './formats/boardSvg'
import { codeOf } from './formats/exportFaults'
import { parseLevelCode } from './formats/levelCode'
import type { LevelDocument } from './formats/levelDocument'
import { canonicalForm } from './rules/canonicalForm'
import { STARTER_BOARDS } from './starter/starterBoards'

export const LIANLIANKAN = defineGame<LevelDocument>({
  id: 'lianliankan',
  codeOf,
  parseLevelCode,
  hasPieces: ({ rows }) => rows.flat().some(Boolean),
  canonicalForm,
  printBoardSvg,
  starters: STARTER_BOARDS,
})
