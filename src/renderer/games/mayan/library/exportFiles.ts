/** Levels as files to give away; a form that can't say a level says why. */
import { printContestAnswer } from '@shared/games/mayan/contestText'
import { exportLevel, type LevelForm } from '@shared/games/mayan/exportLevel'
import type { LevelDocument } from '@shared/games/mayan/levelDocument'
import type { Setup } from '@shared/games/mayan/setup'
import type { Verdict } from '@shared/games/mayan/solver/verdict'
import { OWN_EXTENSION } from '@shared/library/fileTypes'
import { err, ok, type Result } from '@shared/result'
import { runJob } from '../../../api/runJob'
import { faultWords } from '../../../i18n/faultWords'
import { text, type Text } from '../../../i18n/text'
import type { ExportForm } from '../../game'
import { useAnalyses } from '../stores/analyses'
import { pictureOf } from './picture'

/** Of an answer that nobody knows yet. */
const MAX_SECONDS = 60

export const EXPORT_FORMS: readonly ExportForm<LevelDocument>[] = [
  {
    id: 'contest',
    label: text('exports.contest'),
    files: async (document, name) => {
      const question = textOf(document, 'contest')
      if (!question.ok) return question
      const answer = await answerTo(document.setup)
      if (!answer.ok) return answer
      return ok([
        { name: `${name}.in`, content: question.value },
        { name: `${name}.out`, content: answer.value },
      ])
    },
  },
  textForm('code', '.txt'),
  textForm('json', `.${OWN_EXTENSION}`),
  {
    id: 'picture',
    label: text('exports.picture'),
    files: async ({ setup }, name) =>
      ok([{ name: `${name}.png`, content: await pictureOf(setup) }]),
  },
]

function textForm(form: LevelForm, extension: string): ExportForm<LevelDocument> {
  return {
    id: form,
    label: text(`form.${form}`),
    files: (document, name) => {
      const content = textOf(document, form)
      return Promise.resolve(
        content.ok ? ok([{ name: `${name}${extension}`, content: content.value }]) : content,
      )
    },
  }
}

function textOf(document: LevelDocument, form: LevelForm): Result<string, readonly Text[]> {
  const content = exportLevel(document, form)
  return content.ok ? content : err(content.error.map(faultWords))
}

/** The contest's answer: what is kept of it, or else searched for now. */
async function answerTo(setup: Setup): Promise<Result<string, readonly Text[]>> {
  const kept = useAnalyses().recordOf(setup)?.report.verdict
  const verdict = kept === undefined || kept.kind === 'undecided' ? await solve(setup) : kept
  if (verdict === null || verdict.kind === 'undecided') return err([text('exports.noAnswer')])
  return ok(printContestAnswer(verdict.kind === 'solved' ? verdict.moves : null))
}

async function solve({ stacks, steps }: Setup): Promise<Verdict | null> {
  const limits = { maxSeconds: MAX_SECONDS }
  const request = { kind: 'mayan.solve', setup: { stacks, steps }, limits } as const
  return (await runJob(request, new AbortController().signal))?.verdict ?? null
}
