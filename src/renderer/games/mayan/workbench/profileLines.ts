/** The components of a level's difficulty, each a line. */
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { ideaCountOf } from '@shared/games/mayan/solver/soundness'
import type { DifficultyFigures } from '@shared/games/mayan/workbench/profileTask'
import { text, type Text } from '../../../i18n/text'

export interface ProfileLine {
  readonly name: Text
  readonly value: Text
  readonly explanation: Text
}

/** @param report what is known of the level besides; null for nothing */
export function profileLines(
  { firstShare, longestForced, traps, longestChain, blindOdds }: DifficultyFigures,
  report: AnalysisReport | null,
): ProfileLine[] {
  const ideas = report === null || report.ideas.length === 0 ? [] : [ideasLine(report)]
  return [
    ...ideas,
    lineOf('firstShare', text('profile.share', { share: { share: firstShare } })),
    lineOf('forced', text('profile.number', { number: longestForced })),
    lineOf('trapCount', text('profile.number', { number: traps })),
    lineOf('chain', text('profile.number', { number: longestChain })),
    lineOf('blind', text('profile.oneIn', { number: { amount: Math.round(blindOdds) } })),
  ]
}

function ideasLine(report: AnalysisReport): ProfileLine {
  const key = report.areIdeasComplete ? 'profile.number' : 'profile.atLeast'
  return lineOf('ideas', text(key, { number: ideaCountOf(report) }))
}

function lineOf(
  name: 'ideas' | 'firstShare' | 'forced' | 'trapCount' | 'chain' | 'blind',
  value: Text,
): ProfileLine {
  return { name: text(`profile.${name}`), value, explanation: text(`profile.${name}Text`) }
}
