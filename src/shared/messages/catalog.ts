import type { Language } from '../settings'
import { en, type Messages } from './en'
import { zhCN } from './zhCN'
import { zhTW } from '../../../generated/zhTW'

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}
