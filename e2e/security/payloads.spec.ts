/**
 * What main makes of payloads that no page of ours would send, on every channel of the contract.
 * Another seed each time: `MAYAN_FUZZ_SEED` repeats a run.
 */
import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { REQUESTS, type RequestChannel } from '../../src/shared/ipc/contract'
import { wrongPayloads } from '../support/payloads'
import { expect, test } from '../support/sharedApp'
import { ask } from '../support/storage'
import { makeValue, NEVER_COPIED, type Plain } from '../support/strangeValues'

const SEED = Number(process.env['MAYAN_FUZZ_SEED'] ?? Date.now() % 2 ** 31)
const PAYLOADS = 150
const CHANNELS = Object.keys(REQUESTS) as RequestChannel[]

/** Calls a channel with each of the values; what became of each. */
function callWith(page: Page, channel: Plain, payloads: readonly Plain[]): Promise<string[]> {
  const input = JSON.stringify({ channel, payloads })
  return page.evaluate(`(async () => {
    const makeValue = ${makeValue.toString()}
    const { channel, payloads } = JSON.parse(${JSON.stringify(input)})
    const hangs = new Promise((done) => setTimeout(() => done('no answer'), 15_000))
    const call = async (payload) => api.call(makeValue(channel), makeValue(payload))
    return Promise.all(payloads.map((payload) =>
      Promise.race([call(payload).then(() => 'accepted', String), hangs])))
  })()`)
}

function isCopied(payload: Plain): boolean {
  const text = JSON.stringify(payload)
  return ![...NEVER_COPIED, 'deepest'].some((kind) => text.includes(`"~":"${kind}"`))
}

test('the seed', () => {
  console.log(`payloads: MAYAN_FUZZ_SEED=${String(SEED)}`)
  expect(Number.isInteger(SEED)).toBe(true)
})

for (const channel of CHANNELS) {
  test(`${channel} refuses ${String(PAYLOADS)} malformed payloads`, async ({ page }) => {
    const payloads = fc.sample(wrongPayloads(REQUESTS[channel].request), {
      seed: SEED,
      numRuns: PAYLOADS,
    })
    const answers = await callWith(page, channel, payloads)
    expect(answers).toHaveLength(PAYLOADS)
    for (const [index, payload] of payloads.entries()) {
      const said = answers[index]
      const what = `seed ${String(SEED)}: ${JSON.stringify(payload).slice(0, 500)}`
      if (isCopied(payload))
        expect(said, what).toContain(`Refused: malformed payload for ${channel}`)
      else expect(said, what).toMatch(/Refused: malformed|cloned|recursion|copied|JSON/)
    }
  })
}

test('a channel that is none is refused', async ({ page }) => {
  const names: Plain[] = [
    'no.such.channel',
    '',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'app.info ',
    'APP.INFO',
    ['app.info'],
    { '~': 'undefined' },
    { '~': 'bytes' },
    { '~': 'long' },
    { '~': 'cyclic' },
    null,
    0,
    ...fc.sample(fc.string(), { seed: SEED, numRuns: 100 }),
  ]
  for (const name of names) {
    const [said] = await callWith(page, name, [{ '~': 'undefined' }])
    expect(said, JSON.stringify(name)).toContain('Refused: unknown channel')
  }
})

test('nothing was changed by what was refused', async ({ page }) => {
  const before = {
    library: await ask(page, 'library.read', undefined),
    settings: await ask(page, 'settings.read', undefined),
    recent: await ask(page, 'recent.read', undefined),
  }
  for (const channel of CHANNELS) {
    const payloads = fc.sample(wrongPayloads(REQUESTS[channel].request), {
      seed: SEED + 1,
      numRuns: 20,
    })
    await callWith(page, channel, payloads)
  }
  expect({
    library: await ask(page, 'library.read', undefined),
    settings: await ask(page, 'settings.read', undefined),
    recent: await ask(page, 'recent.read', undefined),
  }).toEqual(before)
})
