/**
 * Traditional Chinese as written in Taiwan, made from the simplified texts: OpenCC converts the
 * characters and the phrases it knows, the list below what is this app's own.
 */

import { Converter, CustomConverter } from 'opencc-js/cn2t'

/** Applied to what OpenCC makes; the longest match wins. */
const OWN_PHRASES: readonly (readonly [string, string])[] = [
  // A column is 列 on the mainland and 欄 in Taiwan, where 列 is a row.
  ['列表', '清單'],
  ['排列', '排列'],
  ['系列', '系列'],
  ['列出', '列出'],
  ['列', '欄'],
  ['7 行', '7 列'],
  ['{rows} 行', '{rows} 列'],
  ['{maxRows} 行', '{maxRows} 列'],
  ['行數', '列數'],
  ['沒有第 {token} 行，棋盤的行是', '沒有第 {token} 列，棋盤的列是'],
  [
    '有 {token} 行，可玩的棋盤應有 {least} 到 {most} 行',
    '有 {token} 列，可玩的棋盤應有 {least} 到 {most} 列',
  ],
  ['列數', '欄數'],
  ['程式碼', '代碼'],
  ['文本', '文字'],
  ['應用內部', '應用程式內部'],
  ['錯誤資訊', '錯誤訊息'],
  ['許可權', '權限'],
  ['型別', '類型'],
  ['當前', '目前'],
  ['幫助', '說明'],
  ['退出', '結束'],
  ['撤銷', '復原'],
  ['快捷鍵', '快速鍵'],
  ['全屏', '全螢幕'],
  ['品紅', '洋紅'],
  ['青檸', '萊姆'],
  ['“', '「'],
  ['”', '」'],
  ['‘', '『'],
  ['’', '』'],
]

const convertPhrases = Converter({ from: 'cn', to: 'twp' })
const convertOwn = CustomConverter(OWN_PHRASES)

export function toTraditional(simplified: string): string {
  return convertOwn(convertPhrases(simplified))
}

/** Every text of a tree of messages; names of languages, as in `zh-CN`, are in their own script. */
export function messagesToTraditional(part: object): object {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (typeof value !== 'string') return [key, messagesToTraditional(value as object)]
      return [key, key.startsWith('zh-') ? value : toTraditional(value)]
    }),
  )
}

interface Titled {
  readonly id: string
  readonly title: { readonly 'zh-CN': string }
}

/** By the id of what has the title. */
export function titlesToTraditional(titled: readonly Titled[]): Record<string, string> {
  return Object.fromEntries(titled.map(({ id, title }) => [id, toTraditional(title['zh-CN'])]))
}
