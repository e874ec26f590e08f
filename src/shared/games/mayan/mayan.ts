/** Mayan as a game among others. */
import { defineGame } from '../game'
import { codeOf } from './formats/exportFaults'
import { parseLevelCode } from './formats/levelCode'
import type { LevelDocument } from './formats/levelDocument'
import { canonicalForm } from './rules/canonicalForm'
import { STARTER_LEVELS } from './starter/starterLevels'

export const MAYAN = defineGame<LevelDocument>({
  id: 'mayan',
  codeOf,
  parseLevelCode,
  hasPieces: ({ stacks }) => stacks.flat().some(Boolean),
  canonicalForm,
  starters: STARTER_LEVELS,
})
