import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameDocument } from '../shared/games/documents'
import { edited, startHistory, type Edit } from '../shared/library/history'
import type { History, SaveResult } from '../shared/library/model'
import { freshFolder } from '../../test/main/disks'
import { UnsavedEdits } from './unsavedEdits'

const level = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[], [], [], [], []], steps },
})
const board = (border: 'inside' | 'outside'): GameDocument => ({
  game: 'lianliankan',
  setup: { rows: [[1, 1]], border },
})

/** What is on disk, and whether it takes anything. */
function disk(answer: SaveResult = { ok: true, modified: 1 }) {
  const saved = new Map<string, History>()
  const created: GameDocument[] = []
  return {
    saved,
    created,
    create: (documents: readonly GameDocument[]) => Promise.resolve(created.push(...documents)),
    history: (id: string) => Promise.resolve(saved.get(id) ?? null),
    save: (id: string, history: History) => {
      if (answer.ok) saved.set(id, history)
      return Promise.resolve(answer)
    },
  }
}

/** As the page does it: every edit on the history that it has. */
function page(edits: UnsavedEdits, id: string, from: History) {
  let history = from
  return {
    edit(edit: Edit): History {
      edits.add({ id, before: history.present, edit })
      return (history = edited(history, edit))
    },
  }
}

describe('edits that the page could not save', () => {
  it('are saved with every step, of a level that has no history yet', async () => {
    const levels = disk()
    const edits = new UnsavedEdits(join(await freshFolder(), 'unsaved.json'), levels)
    const { edit } = page(edits, 'a', startHistory(level(1)))
    edit({ kind: 'step', document: level(2) })
    edit({ kind: 'lastStep', document: level(3) })
    edit({ kind: 'step', document: level(4) })
    const last = edit({ kind: 'undo' })
    await edits.whenIdle()
    expect(levels.saved.get('a')).toEqual(last)
    expect(edits.isIdle).toBe(true)
  })

  it('are neither saved nor kept once their user gives them up', async () => {
    const levels = disk()
    const path = join(await freshFolder(), 'unsaved.json')
    const edits = new UnsavedEdits(path, levels)
    page(edits, 'a', startHistory(level(1))).edit({ kind: 'step', document: level(2) })
    edits.keepNow()
    await edits.giveUp()
    // A page that tries once more before it is gone.
    page(edits, 'a', startHistory(level(1))).edit({ kind: 'step', document: level(3) })
    await edits.whenIdle()
    expect(levels.saved.size).toBe(0)
    await new UnsavedEdits(path, levels).recover()
    expect(levels.saved.size).toBe(0)
  })

  it('go on from the history that was opened, and from what was saved since', async () => {
    const levels = disk()
    const edits = new UnsavedEdits(join(await freshFolder(), 'unsaved.json'), levels)
    const before = { past: [board('inside')], present: board('outside'), future: [] }
    levels.saved.set('b', before)
    const opened = await edits.history('b')
    const { edit } = page(edits, 'b', opened ?? startHistory(board('inside')))
    const undone = edit({ kind: 'undo' })
    await edits.save('b', undone)
    expect(edits.isIdle).toBe(true)
    const redone = edit({ kind: 'redo' })
    await edits.whenIdle()
    expect(levels.saved.get('b')).toEqual(redone)
    expect(redone).toEqual(before)
  })

  it('stay while an older state is being saved', async () => {
    const levels = disk()
    const edits = new UnsavedEdits(join(await freshFolder(), 'unsaved.json'), levels)
    const { edit } = page(edits, 'a', startHistory(level(1)))
    const saving = edits.save('a', edit({ kind: 'step', document: level(2) }))
    const last = edit({ kind: 'step', document: level(3) })
    await saving
    expect(edits.isIdle).toBe(false)
    await edits.whenIdle()
    expect(levels.saved.get('a')).toEqual(last)
  })

  it('keep what is on disk as a step where it is not what was edited', async () => {
    const levels = disk()
    const edits = new UnsavedEdits(join(await freshFolder(), 'unsaved.json'), levels)
    levels.saved.set('a', startHistory(level(8)))
    await edits.history('a')
    edits.add({ id: 'a', before: level(1), edit: { kind: 'step', document: level(2) } })
    await edits.whenIdle()
    expect(levels.saved.get('a')?.past).toEqual([level(8), level(1)])
  })

  it('are reported where the disk refuses them, and hold nothing up', async () => {
    const lost: string[] = []
    const full = disk({ ok: false, code: 'no-space', message: 'disk full' })
    const edits = new UnsavedEdits(join(await freshFolder(), 'unsaved.json'), full, (message) =>
      lost.push(message),
    )
    page(edits, 'a', startHistory(level(1))).edit({ kind: 'step', document: level(2) })
    await edits.whenIdle()
    expect(lost).toEqual(['a: disk full'])
    expect(edits.isIdle).toBe(true)
  })
})

describe('edits of an app that was ended at once', () => {
  async function endedWith(levels: ReturnType<typeof disk>) {
    const folder = await freshFolder()
    const edits = new UnsavedEdits(join(folder, 'unsaved.json'), levels)
    const { edit } = page(edits, 'a', startHistory(level(1)))
    const last = edit({ kind: 'step', document: level(2) })
    edits.keepNow()
    return { folder, last, next: new UnsavedEdits(join(folder, 'unsaved.json'), levels) }
  }

  it('are saved at the next start, once', async () => {
    const levels = disk()
    const { folder, last, next } = await endedWith(levels)
    await next.recover()
    expect(levels.saved.get('a')).toEqual(last)
    expect(await readdir(folder)).toEqual([])
  })

  it('are forgotten once they are saved after all', async () => {
    const levels = disk()
    const folder = await freshFolder()
    const edits = new UnsavedEdits(join(folder, 'unsaved.json'), levels)
    page(edits, 'a', startHistory(level(1))).edit({ kind: 'step', document: level(2) })
    edits.keepNow()
    expect(await readdir(folder)).toEqual(['unsaved.json'])
    await edits.whenIdle()
    expect(await readdir(folder)).toEqual([])
  })

  it('become a new level where theirs is gone', async () => {
    const levels = disk({ ok: false, code: 'gone', message: '' })
    const { folder, next } = await endedWith(levels)
    await next.recover()
    expect(levels.created).toEqual([level(2)])
    expect(await readdir(folder)).toEqual([])
  })

  it('stay on disk, and are what is opened, while the disk refuses them', async () => {
    const levels = disk({ ok: false, code: 'no-space', message: '' })
    const { folder, last, next } = await endedWith(levels)
    await next.recover()
    expect(await readdir(folder)).toEqual(['unsaved.json'])
    expect(await next.history('a')).toEqual(last)
  })

  it('are set aside where their file is damaged', async () => {
    const levels = disk()
    const { folder, next } = await endedWith(levels)
    await writeFile(join(folder, 'unsaved.json'), '{"torn')
    await next.recover()
    expect(await readdir(folder)).toEqual([expect.stringContaining('unsaved.json.corrupt-')])
  })
})
