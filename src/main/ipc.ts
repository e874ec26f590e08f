/** Answers the page's requests: from a trusted frame, on a known channel, with a valid payload. */
import { ipcMain, type WebContents } from 'electron'
import {
  REQUESTS,
  type EventName,
  type EventOf,
  type RequestChannel,
  type RequestOf,
  type ResponseOf,
} from '../shared/ipc/contract'
import { CALL_CHANNEL, EVENT_CHANNEL } from '../shared/ipc/transport'
import { isTrustedSender } from './lockdown'
import { whenDocumentLeaves } from './platform'

/** One handler for each channel; a missing one does not compile. */
export type Handlers = {
  readonly [C in RequestChannel]: (
    request: RequestOf<C>,
    sender: WebContents,
  ) => ResponseOf<C> | Promise<ResponseOf<C>>
}

export function answerRequests(handlers: Handlers): void {
  ipcMain.handle(CALL_CHANNEL, (event, channel: unknown, payload: unknown) => {
    if (!isTrustedSender(event)) throw new Error('Refused: unknown sender')
    if (!isRequestChannel(channel)) throw new Error('Refused: unknown channel')
    const parsed = REQUESTS[channel].request.safeParse(payload)
    if (!parsed.success) throw new Error(`Refused: malformed payload for ${channel}`)
    return callHandler(handlers, channel, parsed.data as never, event.sender)
  })
}

export function sendEvent<E extends EventName>(
  contents: WebContents,
  event: E,
  payload: EventOf<E>,
): void {
  if (!contents.isDestroyed()) contents.send(EVENT_CHANNEL, event, payload)
}

function callHandler<C extends RequestChannel>(
  handlers: Handlers,
  channel: C,
  request: RequestOf<C>,
  sender: WebContents,
): ResponseOf<C> | Promise<ResponseOf<C>> {
  return handlers[channel](request, sender)
}

function isRequestChannel(channel: unknown): channel is RequestChannel {
  return typeof channel === 'string' && Object.hasOwn(REQUESTS, channel)
}

/** What a page sends in several messages, until the last one comes; gone with the page. */
export class Parts<T> {
  private readonly waiting = new Map<WebContents, T[]>()

  add(page: WebContents, items: readonly T[]): void {
    const known = this.waiting.get(page)
    if (known !== undefined) {
      known.push(...items)
      return
    }
    this.waiting.set(page, [...items])
    const forget = () => this.waiting.delete(page)
    whenDocumentLeaves(page, forget)
    page.once('destroyed', forget)
  }

  /** All that has come, and the last items. */
  take(page: WebContents, last: readonly T[]): T[] {
    const all = [...(this.waiting.get(page) ?? []), ...last]
    this.waiting.delete(page)
    return all
  }
}
