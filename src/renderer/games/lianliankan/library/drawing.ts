/** Boards painted on a canvas. */
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { columnsOf } from '@shared/games/lianliankan/rules/setup'
import type { Drawing } from '../../../level/canvas'

/** Pictures are loaded with the first board that is shown. */
export function drawingOf({ setup }: LevelDocument): Drawing {
  return {
    columns: Math.max(1, columnsOf(setup)),
    rows: Math.max(1, setup.rows.length),
    load: async () => {
      const { drawTiles } = await import('../board/drawTiles')
      return {
        draw: (context, cell) => {
          drawTiles(context, setup, cell)
        },
      }
    },
  }
}
