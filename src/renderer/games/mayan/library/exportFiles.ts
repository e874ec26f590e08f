/** The forms in which Mayan levels are exported. */
import { HEIGHT, WIDTH, type Move } from '@shared/games/mayan/rules/board'
import { printContestAnswer } from '@shared/games/mayan/formats/contestText'
import { exportLevel, type LevelForm } from '@shared/games/mayan/formats/exportLevel'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import type { Setup } from '@shared/games/mayan/rules/setup'
import type { Verdict } from '@shared/games/mayan/solver/verdict'
import { OWN_EXTENSION } from '@shared/library/fileTypes'
import { err, ok, type Result } from '@shared/result'
import { runJob } from '../../../api/runJob'
import { faultWords, text, type Text } from '../../../i18n/text'
import { pictureForm, textForm } from '../../exportForms'
import type { ExportForm } from '../../game'
import { useAnalyses } from '../stores/analyses'
import { drawBoard } from './drawBoard'

/** For an answer that is not known yet. */
const MAX_SECONDS = 60

export const EXPORT_FORMS: readonly ExportForm<LevelDocument>[] = [
  {
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
  },
  textForm('code', text('form.code'), '.txt', textOf),
  textForm('json', text('form.json'), `.${OWN_EXTENSION}`, textOf),
  pictureForm(({ setup }) => ({
    columns: WIDTH,
    rows: HEIGHT,
    draw: (context, cell) => {
      drawBoard(context, setup, cell)
    },
  })),
]

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
  const limits = { maxSeconds: MAX_SECONDS }
  const request = { kind: 'mayan.solve', setup: { stacks, steps }, limits } as const
  return (await runJob(request, new AbortController().signal))?.verdict ?? null
}
