/** A whole file of every kind that the app keeps in its data folder or is given to open. */
import { printLevelFile, type GameDocument } from '../../../src/shared/games/documents'
import { printHduText } from '../../../src/shared/games/lianliankan/formats/hduText'
import { printLevelCode as printBoardCode } from '../../../src/shared/games/lianliankan/formats/levelCode'
import { printContestText } from '../../../src/shared/games/mayan/formats/contestText'
import { printLevelCode } from '../../../src/shared/games/mayan/formats/levelCode'
import { startHistory } from '../../../src/shared/library/history'
import { printPackJson } from '../../../src/shared/library/packJson'
import {
  printHistoryFile,
  printPackFile,
  printTrashFile,
} from '../../../src/shared/library/storedFiles'
import { DEFAULT_SETTINGS } from '../../../src/shared/settings'
import { setupOf } from '../../support/linkEditor'

const setup = { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 }
const board = setupOf(['1001', '2332', '0220'])

export const MAYAN: GameDocument = { game: 'mayan', setup, title: 'Whole', notes: '关卡\nnotes' }
export const LIANLIANKAN: GameDocument = { game: 'lianliankan', setup: board, title: 'Whole board' }

export interface StoredKind {
  readonly name: string
  /** Below the data folder. */
  path(id: string): string
  readonly whole: string
  /** What the level at that path says; null where it is none. */
  readonly document: GameDocument | null
}

/** The level with this id is whole; the file belongs to it. */
export const ownerOf = (id: string) => `owner-${id}`

const level = (document: GameDocument): StoredKind => ({
  name: `${document.game} level`,
  path: (id) => `library/my-levels/${id}.json`,
  whole: printLevelFile(document),
  document,
})

export const STORED_KINDS: readonly StoredKind[] = [
  level(MAYAN),
  level(LIANLIANKAN),
  {
    name: 'pack',
    path: (id) => `library/${id}/pack.json`,
    whole: printPackFile({ name: 'A pack', order: ['a', 'b'] }),
    document: null,
  },
  {
    name: 'trash',
    path: (id) => `trash/${id}.json`,
    whole: printTrashFile({
      id: 'x',
      packId: 'my-levels',
      packName: null,
      document: MAYAN,
      modified: 1,
      position: 0,
      trashed: 2,
    }),
    document: MAYAN,
  },
  {
    name: 'history',
    path: (id) => `history/${ownerOf(id)}.json`,
    whole: printHistoryFile(startHistory(MAYAN)),
    document: null,
  },
  {
    name: 'snapshot',
    path: (id) => `snapshots/${ownerOf(id)}/20260101T000000000Z.json`,
    whole: printLevelFile(MAYAN),
    document: null,
  },
  {
    name: 'progress',
    path: (id) => `progress/${id}.json`,
    whole: '{"best":null,"code":"1/21/234/31/2434 3","format":"mayan-studio/mayan-progress"}\n',
    document: null,
  },
  {
    name: 'verdict',
    path: (id) => `analysis/${id}.json`,
    whole: '{"format":"mayan-studio/mayan-analysis","version":1}\n',
    document: null,
  },
]

export const SETTINGS_FILE = `${JSON.stringify({ ...DEFAULT_SETTINGS, theme: 'dark' }, null, 2)}\n`
export const RECENT_FILE = '{"levels":["a","b"]}\n'

/** Files that are opened by dialog, drop or argument: name ending → a whole one. */
export const OPENED_KINDS: readonly (readonly [ending: string, whole: string])[] = [
  ['mayan.in', printContestText(setup)],
  ['answer.out', '2 1 1\n3 1 1\n3 0 1\n'],
  ['code.txt', printLevelCode(setup)],
  ['codes.txt', `${printLevelCode(setup)}\n${printLevelCode({ ...setup, steps: 4 })}\n`],
  ['hdu.in', printHduText(board)],
  ['board.txt', printBoardCode(board)],
  ['mayan.json', printLevelFile(MAYAN)],
  ['lianliankan.json', printLevelFile(LIANLIANKAN)],
  ['pack.json', printPackJson('Pack', [MAYAN, LIANLIANKAN])],
]
