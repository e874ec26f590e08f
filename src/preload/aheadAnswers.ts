/**
 * What every page asks for first is asked for before its code is there: main answers while the page
 * is still being compiled.
 */
import type { RequestChannel } from '../shared/ipc/contract'

type Ask = (channel: RequestChannel) => Promise<unknown>

/** Asked without a payload, and answered the same to whoever asks. */
const ASKED_FIRST = ['app.info', 'settings.read', 'library.read'] as const

export class AheadAnswers {
  private readonly answers = new Map<RequestChannel, Promise<unknown>>()

  constructor(private readonly ask: Ask) {
    for (const channel of ASKED_FIRST) {
      const answer = ask(channel)
      // Nobody may ever ask for it.
      answer.catch(() => undefined)
      this.answers.set(channel, answer)
    }
  }

  /** The answer to the first request on a channel, if it was asked for; what was refused is asked again. */
  take(channel: RequestChannel): Promise<unknown> | null {
    const answer = this.answers.get(channel) ?? null
    this.answers.delete(channel)
    return answer && answer.catch(() => this.ask(channel))
  }
}
