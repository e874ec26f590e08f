/** What is said of a kit: what is wrong with its recipe, how far it is, what came of it. */
import type { KitOutcome, Purpose } from '@shared/games/mayan/contestKit/kitTask'
import { catchersOf, namedLevels } from '@shared/games/mayan/contestKit/kitFiles'
import {
  impossibleGroup,
  MOST_LEVELS,
  recipeFault,
  type Recipe,
} from '@shared/games/mayan/contestKit/recipe'
import { faultParameters } from '@shared/messages/fault'
import { text, type Text } from '../../../i18n/text'
import type { KitState } from './kitStore'

/** Why nothing can be made of the recipe, or null. */
export function faultText(recipe: Recipe): Text | null {
  const whole = recipeFault(recipe)
  if (whole !== null) return text(`kitFault.${whole}`, { most: MOST_LEVELS })
  const impossible = impossibleGroup(recipe)
  if (impossible === null) return null
  const { group, reason } = impossible
  const why = text(`impossible.${reason}`, faultParameters({ ...recipe.groups[group] }))
  return text('kitFault.impossible-group', { group: group + 1, reason: why })
}

/** @param total levels of the recipe */
export function stateText(state: KitState, total: number): Text {
  switch (state.kind) {
    case 'ended':
      return endText(state.recipe, state.report.outcome, state.report.ms)
    case 'making': {
      const done = Math.floor((state.progress?.share ?? 0) * total)
      return text('kit.making', { done: Math.min(total, done + 1), all: total })
    }
    case 'cancelled':
      return text('kit.cancelled')
    case 'failed':
      return text('kit.failed')
    default:
      return { key: 'kit.total', count: total }
  }
}

function endText({ mistakes }: Recipe, outcome: KitOutcome, ms: number): Text {
  if (outcome.kind === 'not-found') return text('kit.notFound', { what: what(outcome.purpose) })
  if (outcome.kind === 'impossible') return text('kit.failed')
  const { levels } = outcome
  const named = namedLevels(levels)
  return text('kit.made', {
    levels: { key: 'kit.total', count: levels.length },
    time: { ms },
    caught: mistakes.filter((id) => catchersOf(id, named).caught.length > 0).length,
    all: mistakes.length,
  })
}

function what(purpose: Purpose): Text {
  return purpose.kind === 'mistake'
    ? text(`mistake.${purpose.mistake}`)
    : text('kitReadme.group', { number: purpose.group + 1 })
}
