/** How Mayan levels are exported, and checked before. */
import { printContestAnswer } from '@shared/games/mayan/formats/contestText'
import { exportLevel, type LevelForm } from '@shared/games/mayan/formats/exportLevel'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { renumber } from '@shared/games/mayan/formats/renumber'
import { levelCheckOf } from '@shared/games/mayan/levelCheck'
import type { Move } from '@shared/games/mayan/rules/board'
import { levelFromSetup, type Setup } from '@shared/games/mayan/rules/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import type { Verdict } from '@shared/games/mayan/solver/verdict'
import { OWN_EXTENSION } from '@shared/library/model'
import type { LevelCheck } from '@shared/packCheck/level'
import { err, ok, type Result } from '@shared/result'
import { runJob } from '../../../api/runJob'
import { faultWords, text, type Text } from '../../../i18n/text'
import { pictureForm, textForm } from '../../exportForms'
import type { Exchange, ExportForm } from '../../game'
import { useAnalyses } from '../records'
import { drawingOf } from './drawing'

/** A level that is not proved by then is reported as undecided. */
const CHECK_SECONDS = 30
/** For a contest's answer that is not known yet. */
const ANSWER_SECONDS = 60
const limits = { maxSeconds: CHECK_SECONDS }

export const exchange: Exchange<LevelDocument> = {
  contestTextOf: (document) => exportLevel(document, 'contest'),
  renumbered: (document) => {
    const renumbered = { ...document, setup: renumber(document.setup) }
    const isMended = !exportLevel(document, 'contest').ok && exportLevel(renumbered, 'contest').ok
    return isMended ? renumbered : null
  },
  exportForms: [
    contestPair(),
    textForm('code', text('form.code'), '.txt', textOf),
    textForm('json', text('form.json'), `.${OWN_EXTENSION}`, textOf),
    pictureForm(drawingOf),
  ],
  check: checkLevel,
}

async function checkLevel({ setup }: LevelDocument, signal: AbortSignal): Promise<LevelCheck> {
  if (!levelFromSetup(setup).ok) return levelCheckOf(setup, null, null)
  const report = await verified(setup, signal)
  const profile = await runJob({ kind: 'mayan.profile', setup, limits, priority: 'batch' }, signal)
  return levelCheckOf(setup, report, profile)
}

/** What is kept, where nothing is missing in it; what is found now is kept. */
async function verified(setup: Setup, signal: AbortSignal): Promise<AnalysisReport | null> {
  const analyses = useAnalyses()
  const kept = analyses.recordOf(setup)?.report
  if (kept?.limit === null) return kept
  const report = await runJob({ kind: 'mayan.analyse', setup, limits, priority: 'batch' }, signal)
  if (report !== null) analyses.keep({ setup, report })
  return report
}

/** A question and its answer. */
function contestPair(): ExportForm<LevelDocument> {
  return {
    id: 'contest',
    label: text('exports.contest'),
    files: async (document, name) => {
      const question = textOf(document, 'contest')
      if (!question.ok) return question
      const moves = await answerTo(document.setup)
      if (!moves.ok) return moves
      const answer = printContestAnswer(moves.value)
      const { steps } = document.setup
      return ok({
        files: [
          { name: `${name}.in`, content: question.value },
          { name: `${name}.out`, content: answer },
        ],
        notes: moves.value === null ? [text('exports.noSolution', { n: steps ?? 0 })] : [],
      })
    },
    wantsNumbers: true,
  }
}

function textOf(document: LevelDocument, form: LevelForm): Result<string, readonly Text[]> {
  const content = exportLevel(document, form)
  return content.ok ? content : err(content.error.map(faultWords))
}

/** The contest's answer, null where there is none: what is kept of it, or else searched for now. */
async function answerTo(setup: Setup): Promise<Result<readonly Move[] | null, readonly Text[]>> {
  const kept = useAnalyses().recordOf(setup)?.report.verdict
  const verdict = kept === undefined || kept.kind === 'undecided' ? await solve(setup) : kept
  if (verdict === null || verdict.kind === 'undecided') return err([text('exports.noAnswer')])
  return ok(verdict.kind === 'solved' ? verdict.moves : null)
}

async function solve({ stacks, steps }: Setup): Promise<Verdict | null> {
  const limits = { maxSeconds: ANSWER_SECONDS }
  const request = { kind: 'mayan.solve', setup: { stacks, steps }, limits } as const
  return (await runJob(request, new AbortController().signal))?.verdict ?? null
}
