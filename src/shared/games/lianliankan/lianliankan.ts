/** Lianliankan as a game among others. */
import { defineGame } from '../game'
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
  starters: STARTER_BOARDS,
})
