import type { Language } from '../settings'
import { en, type Messages } from './en'
import { zhCN } from './zhCN'

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, 'zh-CN': zhCN }
