/**
 * The built-in boards, from small to large. Shapes were drawn by hand and filled by drawing an order
 * of links (`drawOrder.ts`); of a dozen fillings each, the one was taken that can be lost and has the
 * fewest like tiles side by side. The first can't go wrong.
 */
import type { StarterLevel } from '../../game'
import type { RobustnessKind } from '../solver/verdict'

export interface StarterBoard extends StarterLevel {
  /** As the test proves; null where that takes long. */
  readonly robustness: Extract<RobustnessKind, 'safe' | 'fatal'> | null
}

export const STARTER_BOARDS: readonly StarterBoard[] = [
  {
    id: 'board-01-first-links',
    code: '3x4o-abbacacdbadb-tq',
    title: { en: 'First links', 'zh-CN': '初次相连' },
    robustness: 'safe',
  },
  {
    id: 'board-02-around-the-edge',
    code: '4x6o-abcfcdddfcabaecedebfafeb-6e',
    title: { en: 'Around the edge', 'zh-CN': '绕边而行' },
    robustness: 'fatal',
  },
  {
    id: 'board-03-steps',
    code: '6x8i-cb6edac4dbef4bafeab2adaadf2ecbbcf2-4w',
    title: { en: 'Steps', 'zh-CN': '台阶' },
    robustness: 'fatal',
  },
  {
    id: 'board-04-crossroads',
    code: '7x8i-3fc6ad3aghbgdagbffegbdfiebhceca3id6ec3-c3',
    title: { en: 'Crossroads', 'zh-CN': '十字路口' },
    robustness: 'fatal',
  },
  {
    id: 'board-05-window',
    code: '6x8o-hfcefhbhgaa2bgcdb4chfc4eadbd2dfeagbebgaa-89',
    title: { en: 'Window', 'zh-CN': '窗' },
    robustness: 'fatal',
  },
  {
    id: 'board-06-pyramid',
    code: '6x12o-5ec9gchg7gadica5jbhabghi3jacffdidei1bdjfjehabaef-xb',
    title: { en: 'Pyramid', 'zh-CN': '金字塔' },
    robustness: 'fatal',
  },
  {
    id: 'board-07-four-wells',
    code: '7x10o-abfgakbeaeki2fb2adig2hc2lkcehhilldcfba2dk2jleg2gb2fdbcijcajcjh-sn',
    title: { en: 'Four wells', 'zh-CN': '四口井' },
    robustness: null,
  },
  {
    id: 'board-08-sun',
    code: '10x10o-4bf5il1gc1bf2kdfakbce3ldgehl2abeaifgiafjejcchdcha2abhigh3jbegdldd2kj1kg1he5fc4-k9',
    title: { en: 'Sun', 'zh-CN': '太阳' },
    robustness: 'fatal',
  },
  {
    id: 'board-09-walls',
    code: '8x12i-kenacbldaingib8bhhj1ckihcb1fgmh1da2df1dmfl1al2jk1fgja1egkmlc1aebe8nmfidebcjfncde-rz',
    title: { en: 'City walls', 'zh-CN': '城墙' },
    robustness: null,
  },
  {
    id: 'board-10-courtyard',
    code: '8x12i-qelnebkcmtfsbkijcipjnolmdptg4hfhqfoic4mbdiddqj4psebsafp4thrgomgrrnrghantelkqsacjaklo-7z',
    title: { en: 'Courtyard', 'zh-CN': '庭院' },
    robustness: null,
  },
  {
    id: 'board-11-table',
    code: '8x12o-elbddndpdrcnqhfgfmobcflqmjolopbajkjikgjblclfabckrehfoejakghfedremhiiablijidicgcerkhqqphnpkmagagn-wa',
    title: { en: 'Full table', 'zh-CN': '满桌' },
    robustness: 'fatal',
  },
  {
    id: 'board-12-great-table',
    code: '10x14o-lhdyvkjkyljmhjmyiCaDeDnisldxrfskakvhazgcyDBjerdzciwuegDabpCgxnhjfepqbusomifxCBCadpqhrfBmwdtAjnetbwvpbgnigbfurAuxoqfitodcbgeohavzwBAtcsqccAzl-71',
    title: { en: 'Great table', 'zh-CN': '大桌' },
    robustness: 'fatal',
  },
]
