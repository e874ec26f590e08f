import type { Language } from '../settings'
import { en, type Messages } from './en'
import { zhCN } from './zhCN'
import { zhTW } from './zhTW'

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}
