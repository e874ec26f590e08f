import { createPinia, setActivePinia } from 'pinia'
import { expect, it, vi } from 'vitest'

const nothing = (): void => undefined
const main = { calls: [] as string[], written: nothing, leave: nothing }
vi.mock('../api/bridge', () => ({
  bridge: {
    call: (channel: string) => {
      main.calls.push(channel)
      if (channel !== 'record.write') return Promise.resolve(null)
      return new Promise((done) => {
        main.written = () => done({ ok: true, value: null })
      })
    },
    on: (_: string, listener: () => void) => {
      main.leave = listener
      return () => undefined
    },
  },
}))
const { handleWindowClose } = await import('../api/windowClose')
const { useRecords } = await import('./records')

it('the window closes once the record that is being written is on disk', async () => {
  setActivePinia(createPinia())
  vi.stubGlobal('window', { addEventListener: () => undefined })
  handleWindowClose()
  const write = useRecords().write('progress', 'a', 'text')
  main.leave()
  await new Promise((done) => setTimeout(done))
  expect(main.calls).toEqual(['record.write'])
  main.written()
  await write
  await vi.waitFor(() => expect(main.calls).toEqual(['record.write', 'page.left']))
})
