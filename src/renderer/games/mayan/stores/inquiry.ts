/** How it is asked whether a Mayan level is sound. */
import { analysisKey } from '@shared/games/mayan/records/analysisRecord'
import { MAX_STEPS } from '@shared/games/mayan/rules/board'
import type { Setup } from '@shared/games/mayan/rules/setup'
import type { Question } from '../../../verifying/inquiry'
import { reportSoFar } from './verificationState'

/** How far beyond n the minimum of a level without solution is looked for. */
const BEYOND = 2

export const SOUNDNESS_QUESTION: Question<Setup, 'mayan.analyse'> = {
  keyOf: analysisKey,
  requestFor: ({ stacks, steps }) => ({
    kind: 'mayan.analyse',
    setup: { stacks, steps },
    maxMinimum: Math.min(MAX_STEPS, (steps ?? 0) + BEYOND),
  }),
  reportSoFar,
}
