/** A Mayan level with the words of its author: what the library keeps, and an editor edits. */
import { z } from 'zod'
import { printBoardSvg } from './boardSvg'
import { levelFormat, type LevelOf } from '../../levelFormat'

/** Generous bounds: what a setup may hold is the rules' business, what is carried about is ours. */
export const setupSchema = z.strictObject({
  stacks: z.array(z.array(z.int().min(0).max(99)).max(99)).max(9),
  steps: z.int().min(-999).max(999).nullable(),
})

/** As JSON. Version 2 brought the checksum and sorted keys; 1 differs in nothing else. */
export const MAYAN_FORMAT = levelFormat({
  game: 'mayan',
  format: 'mayan-studio/mayan-level',
  version: 2,
  setupSchema,
  rowsField: 'stacks',
  printBoardSvg,
})

export type LevelDocument = LevelOf<typeof MAYAN_FORMAT>
