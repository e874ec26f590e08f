/** The built-in levels, in the order they are played. */
import type { WrittenLanguage } from '../../../settings'

export interface StarterLevel {
  readonly id: string
  readonly code: string
  readonly title: Readonly<Record<WrittenLanguage, string>>
  /** Mayan Studio, where it is left out. */
  readonly author?: string
  /** Ideas behind its solutions, as the test proves. */
  readonly ideas: number
}

export const STARTER_LEVELS: readonly StarterLevel[] = [
  {
    id: 'starter-01-contest-sample',
    code: '1/21/234/31/2434 3',
    title: { en: 'Contest sample', 'zh-CN': '竞赛样例' },
    author: 'NOIP 2011',
    ideas: 1,
  },
]
