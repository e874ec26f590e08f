/** The library of a running app, asked for as the page asks, and its files on disk. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Bridge, RequestChannel, RequestOf, ResponseOf } from '../../src/shared/ipc/contract'

export const HOME = { packId: 'my-levels', before: null } as const

/** A level that is recognized by its title. */
export function levelDocument(title: string) {
  return { game: 'mayan', setup: { stacks: [[1], [2, 1], [], [], []], steps: 3 }, title } as const
}

export function historyOf(...titles: [string, ...string[]]) {
  const documents = titles.map(levelDocument)
  const present = documents.pop() ?? levelDocument('')
  return { past: documents, present, future: [] }
}

export function ask<C extends RequestChannel>(
  page: Page,
  channel: C,
  request: RequestOf<C>,
): Promise<ResponseOf<C>> {
  const asked = page.evaluate(
    ({ channel, request }) => {
      const { api } = globalThis as unknown as { api: Bridge }
      return api.call(channel as RequestChannel, request as never)
    },
    { channel: channel as string, request: request as unknown },
  )
  return asked as Promise<ResponseOf<C>>
}

/** What a change of the library has made; it must not be refused. */
export async function change<C extends ChangeChannel>(
  page: Page,
  channel: C,
  request: RequestOf<C>,
): Promise<Extract<ResponseOf<C>, { ok: true }>['value']> {
  const answer = await ask(page, channel, request)
  if (!answer.ok) throw new Error(`${channel} was refused: ${answer.code}`)
  return answer.value
}
type ChangeChannel = 'library.create' | 'library.move' | 'library.trash' | 'pack.create'

export function levelFile(profile: string, id: string): string {
  return join(profile, 'library', HOME.packId, `${id}.json`)
}
