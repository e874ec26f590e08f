/** The library on disk, through the real app: what is saved is there again after any fault. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, change, HOME, historyOf, levelDocument, levelFile } from '../support/storage'
import { expect, readyWindow, test } from '../support/test'

// What an app does from its start to its end.
test.use({ handOn: false })

test('what was created and saved is there at the next start', async ({ page, app, start }) => {
  const documents = [levelDocument('a'), levelDocument('b')]
  const [a, b] = await change(page, 'library.create', { documents, place: HOME })
  const id = b?.id ?? ''
  const saved = await ask(page, 'library.save', { id, history: historyOf('b', 'b2') })
  expect(saved).toMatchObject({ ok: true })
  await ask(page, 'record.write', { kind: 'progress', key: id, text: '{"solved":true}' })
  await change(page, 'library.move', { ids: [id], place: { ...HOME, before: a?.id ?? '' } })
  const state = await ask(page, 'library.read', undefined)
  await app.close()

  const again = await readyWindow(await start())
  expect(await ask(again, 'library.read', undefined)).toEqual(state)
  expect(state.packs[0]?.levelIds).toEqual([id, a?.id])
  expect(await ask(again, 'library.history', id)).toEqual(historyOf('b', 'b2'))
  expect(await ask(again, 'library.snapshots', id)).toMatchObject([{ document: { title: 'b' } }])
  expect(await ask(again, 'record.readAll', 'progress')).toEqual({ [id]: '{"solved":true}' })
})

test('a damaged file is set aside and reported, never overwritten', async ({ profile, start }) => {
  const [bad, pack] = [levelFile(profile, 'bad'), levelFile(profile, 'pack')]
  await mkdir(join(bad, '..'), { recursive: true })
  await writeFile(bad, '{"format": "mayan-studio/mayan-level", "vers')
  await writeFile(pack, 'garbage')
  await writeFile(`${bad}.1234567890`, 'left by a crash')
  const page = await readyWindow(await start())
  const { faults, levels } = await ask(page, 'library.read', undefined)
  expect(levels).toEqual([])
  expect(faults).toMatchObject([
    { file: 'library/my-levels/bad.json', error: { code: 'not-json' } },
    { file: 'library/my-levels/pack.json', error: { code: 'not-json' } },
  ])
  const refused = await ask(page, 'library.save', { id: 'bad', history: historyOf('x') })
  expect(refused).toMatchObject({ ok: false, code: 'gone' })
  await change(page, 'library.create', { documents: [levelDocument('new')], place: HOME })
  const texts = await Promise.all(
    faults.map(({ movedTo }) => readFile(join(profile, movedTo ?? ''), 'utf8')),
  )
  expect(texts).toEqual(['{"format": "mayan-studio/mayan-level", "vers', 'garbage'])
  expect((await readdir(join(bad, '..'))).filter((name) => /\d{10}$/.test(name))).toEqual([])
})

test('what is saved as the window closes is on disk', async ({ profile, page, app }) => {
  const documents = Array.from({ length: 20 }, (_, index) => levelDocument(`old ${index}`))
  const created = await change(page, 'library.create', { documents, place: HOME })
  const saves = created.map(({ id }, index) => ({ id, history: historyOf('old', `new ${index}`) }))
  await page.evaluate((saves) => {
    const { api } = globalThis as unknown as { api: { call: (...args: unknown[]) => unknown } }
    window.addEventListener('pagehide', () => {
      for (const save of saves) void api.call('library.save', save)
    })
  }, saves)
  const closed = app.waitForEvent('close')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await closed
  for (const [index, { id }] of created.entries()) {
    expect(await readFile(levelFile(profile, id), 'utf8')).toContain(`"new ${index}"`)
  }
})

test('the app does not quit before its writes are done', async ({ profile, page, app }) => {
  const documents = Array.from({ length: 200 }, (_, index) => levelDocument(`level ${index}`))
  const asked = change(page, 'library.create', { documents, place: HOME }).catch(() => null)
  const folder = join(levelFile(profile, 'x'), '..')
  await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBeGreaterThan(0)
  const closed = app.waitForEvent('close')
  await app.evaluate(({ app: electronApp }) => electronApp.quit()).catch(() => undefined)
  await closed
  await asked
  const { order } = JSON.parse(await readFile(levelFile(profile, 'pack'), 'utf8')) as {
    order: string[]
  }
  expect(order).toHaveLength(200)
  expect(await readdir(folder)).toHaveLength(201)
})

test('killed while it saves, the app finds all levels whole', async ({ start, kill }) => {
  const app = await start()
  const page = await readyWindow(app)
  const documents = Array.from({ length: 5 }, (_, index) => levelDocument(`${index}`))
  const created = await change(page, 'library.create', { documents, place: HOME })
  const count = await page.evaluateHandle(
    ({ ids, history }) => {
      const { api } = globalThis as unknown as { api: { call: (...args: unknown[]) => unknown } }
      const count = { saved: 0 }
      const saveForEver = async (id: string) => {
        for (;;) {
          await api.call('library.save', { id, history })
          count.saved++
        }
      }
      for (const id of ids) void saveForEver(id)
      return count
    },
    { ids: created.map(({ id }) => id), history: historyOf('x'.repeat(100), 'y'.repeat(200)) },
  )
  await expect.poll(() => count.evaluate(({ saved }) => saved)).toBeGreaterThan(20)
  await kill(app)
  const again = await readyWindow(await start())
  const { faults, levels } = await ask(again, 'library.read', undefined)
  expect(faults).toEqual([])
  expect(levels.map(({ document }) => document.title)).toEqual(Array(5).fill('y'.repeat(200)))
})

test('2,000 levels are read in little time', { tag: '@timing' }, async ({ profile, start }) => {
  const sample = await readFile(join(__dirname, '../fixtures/level.json'), 'utf8')
  const folder = join(levelFile(profile, 'x'), '..')
  await mkdir(folder, { recursive: true })
  const names = Array.from({ length: 2000 }, (_, index) => `level-${index}.json`)
  for (const name of names) await writeFile(join(folder, name), sample)
  const page = await readyWindow(await start())
  const taken = await page.evaluate(async () => {
    const { api } = globalThis as unknown as {
      api: { call: (...args: unknown[]) => Promise<{ levels: unknown[] }> }
    }
    const times: number[] = []
    for (let run = 0; run < 3; run++) {
      const start = performance.now()
      const { levels } = await api.call('library.read', undefined)
      if (levels.length === 2000) times.push(Math.round(performance.now() - start))
    }
    return times
  })
  process.stdout.write(`library.read of 2,000 levels: ${taken.join(', ')} ms\n`)
  expect(taken).toHaveLength(3)
  expect(Math.min(...taken)).toBeLessThan(3000)
})

test('export asks where to, and overwrites nothing unasked', async ({ profile, page, app }) => {
  await app.evaluate(({ dialog }, folder) => {
    const save = (...args: unknown[]) => {
      const { defaultPath = '' } = args.at(-1) as Electron.SaveDialogOptions
      const name = defaultPath.split(/[\\/]/).at(-1) ?? ''
      return Promise.resolve({ canceled: false, filePath: `${folder}/${name}` })
    }
    dialog.showSaveDialog = save as typeof dialog.showSaveDialog
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] })
  }, profile)
  const pair = ['cup.in', 'cup.out'].map((name) => ({ name, content: `text of ${name}\n` }))
  const first = await ask(page, 'file.export', pair)
  expect(first).toEqual({ ok: true, folder: profile, names: ['cup.in', 'cup.out'] })
  expect(await ask(page, 'file.export', pair)).toMatchObject({
    names: ['cup (2).in', 'cup (2).out'],
  })
  const several = [...pair, { name: 'other.in', content: '1\n' }]
  expect(await ask(page, 'file.export', several)).toMatchObject({
    names: ['cup (3).in', 'cup (3).out', 'other.in'],
  })
  expect(await readFile(join(profile, 'cup.out'), 'utf8')).toBe('text of cup.out\n')
})

test('names that lead elsewhere are refused', async ({ page }) => {
  const ids = ['../settings', 'a/b', 'a\\b', '', '.', '..', 'A', 'a.json', 'a\0', 'x'.repeat(65)]
  const history = historyOf('x')
  for (const id of ids) {
    await expect(ask(page, 'library.save', { id, history })).rejects.toThrow('Refused')
    await expect(ask(page, 'library.snapshots', id)).rejects.toThrow('Refused')
    await expect(
      ask(page, 'record.write', { kind: 'analysis', key: id, text: '' }),
    ).rejects.toThrow('Refused')
    await expect(ask(page, 'pack.trash', id)).rejects.toThrow('Refused')
  }
  await expect(ask(page, 'pack.trash', 'my-levels')).rejects.toThrow()
  await expect(ask(page, 'pack.trash', 'starter')).rejects.toThrow()
})
