/** What is kept beside the levels: snapshots, records; and what is swept away. */
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { startHistory } from '../../shared/library/history'
import { HOME_PACK_ID, type LevelId } from '../../shared/library/model'
import { writeAtomic } from '../files/writeAtomic'
import { freshFolder } from '../../../test/main/disks'
import { stepsOf as levelSteps } from '../../../test/main/levels'
import { Library } from './library'
import { MAX_SNAPSHOTS, SNAPSHOT_INTERVAL_MS } from './snapshots'
import { parseTimeName, printTimeName } from './dataFolder'

const level = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[1], [], [], [], []], steps },
})
const history = (steps: number) => startHistory(level(steps))
const stepsOf = (documents: readonly { readonly document: GameDocument }[]) =>
  documents.map(({ document }) => levelSteps(document))

/** A library with one level and a clock of its own. */
async function fixture() {
  const root = await freshFolder()
  const clock = { now: Date.UTC(2026, 0, 1) }
  const open = () => new Library(root, { now: () => clock.now })
  const library = open()
  const [created] = await library.create([level(0)], { packId: HOME_PACK_ID, before: null })
  const id: LevelId = created?.id ?? ''
  const path = join(root, 'library', HOME_PACK_ID, `${id}.json`)
  const pass = (milliseconds: number) => (clock.now += milliseconds)
  return { root, library, open, id, path, pass }
}

describe('snapshots', () => {
  it('are taken before a level is overwritten, a minute apart', async () => {
    const { root, library, open, id, pass } = await fixture()
    expect(await library.snapshots(id)).toEqual([])
    await library.save(id, history(1))
    for (const steps of [2, 3, 4]) {
      pass(SNAPSHOT_INTERVAL_MS / 3 - 1)
      await library.save(id, history(steps))
    }
    expect(stepsOf(await library.snapshots(id))).toEqual([0])
    pass(3)
    await library.save(id, history(5))
    expect(stepsOf(await library.snapshots(id))).toEqual([4, 0])
    // A new start knows of them.
    const again = open()
    await again.save(id, history(6))
    expect(stepsOf(await again.snapshots(id))).toEqual([4, 0])
    const taken = (await again.snapshots(id)).map((snapshot) => snapshot.taken)
    expect(taken).toEqual([...taken].sort((a, b) => b - a))
    const [oldest = ''] = await readdir(join(root, 'snapshots', id))
    expect(await readFile(join(root, 'snapshots', id, oldest), 'utf8')).toBe(
      printLevelFile(level(0)),
    )
  })

  it('are not taken of what is unchanged', async () => {
    const { library, id, pass } = await fixture()
    await library.save(id, history(0))
    for (const steps of [1, 1, 0, 0]) {
      pass(SNAPSHOT_INTERVAL_MS)
      await library.save(id, history(steps))
    }
    expect(stepsOf(await library.snapshots(id))).toEqual([1, 0])
  })

  it('are the last twenty', async () => {
    const { root, library, id, pass } = await fixture()
    for (let steps = 1; steps <= MAX_SNAPSHOTS + 5; steps++) {
      pass(SNAPSHOT_INTERVAL_MS)
      await library.save(id, history(steps))
    }
    const expected = Array.from({ length: MAX_SNAPSHOTS }, (_, index) => MAX_SNAPSHOTS + 4 - index)
    expect(stepsOf(await library.snapshots(id))).toEqual(expected)
    expect(await readdir(join(root, 'snapshots', id))).toHaveLength(MAX_SNAPSHOTS)
  })

  it('are passed over where they can’t be read', async () => {
    const { root, library, id, pass } = await fixture()
    await library.save(id, history(1))
    pass(SNAPSHOT_INTERVAL_MS)
    await library.save(id, history(2))
    const folder = join(root, 'snapshots', id)
    const [first = ''] = await readdir(folder)
    await writeFile(join(folder, first), '{')
    await writeFile(join(folder, 'notes.txt'), 'x')
    await mkdir(join(folder, '20200101T000000000Z.json'))
    expect(stepsOf(await library.snapshots(id))).toEqual([1])
    expect(await library.snapshots('none')).toEqual([])
  })

  it('are taken at once of what another program wrote', async () => {
    const { library, id, path } = await fixture()
    await library.save(id, history(1))
    await writeFile(path, printLevelFile(level(50)))
    const later = new Date(Date.now() + 5000)
    await utimes(path, later, later)
    await library.save(id, history(2))
    expect(stepsOf(await library.snapshots(id))).toEqual([50, 0])
  })

  it('go on when the clock is set back', async () => {
    const { library, id, pass } = await fixture()
    await library.save(id, history(1))
    pass(-10 * SNAPSHOT_INTERVAL_MS)
    await library.save(id, history(2))
    expect(stepsOf(await library.snapshots(id))).toEqual([1, 0])
  })
})

describe('a level file', () => {
  it.skipIf(process.platform === 'win32')('keeps its mode, and stays a link', async () => {
    const { root, library, id, path } = await fixture()
    await chmod(path, 0o640)
    await library.save(id, history(1))
    expect((await stat(path)).mode & 0o777).toBe(0o640)

    const elsewhere = join(root, 'elsewhere.json')
    await writeFile(elsewhere, printLevelFile(level(7)))
    await symlink(elsewhere, join(path, '..', 'linked.json'))
    await library.read()
    expect(await library.save('linked', history(8))).toMatchObject({ ok: true })
    expect((await lstat(join(path, '..', 'linked.json'))).isSymbolicLink()).toBe(true)
    expect(await readFile(elsewhere, 'utf8')).toBe(printLevelFile(level(8)))
    await library.trash(['linked'])
    expect(await readFile(elsewhere, 'utf8')).toBe(printLevelFile(level(8)))
  })
})

describe('records', () => {
  it('are read as they were written, by kind; bad ones are passed over', async () => {
    const { root, library } = await fixture()
    expect(await library.readRecords('analysis')).toEqual({})
    await library.writeRecord({ kind: 'analysis', key: 'abc', text: '{"verdict":"sound"}' })
    await library.writeRecord({ kind: 'analysis', key: 'abc', text: '{"verdict":"cook"}' })
    await library.writeRecord({ kind: 'progress', key: 'abc', text: '[1]' })
    await writeFile(join(root, 'analysis', 'cut.json'), '{"verdict":')
    await writeFile(join(root, 'analysis', 'Other Name.json'), '{}')
    await writeFile(join(root, 'analysis', 'large.json'), ' '.repeat((1 << 20) + 1))
    await mkdir(join(root, 'analysis', 'folder.json'))
    expect(await library.readRecords('analysis')).toEqual({ abc: '{"verdict":"cook"}' })
    expect(await library.readRecords('progress')).toEqual({ abc: '[1]' })
  })
})

describe('the sweep at start', () => {
  it('removes what a killed write left, and nothing else', async () => {
    const { root, open, id } = await fixture()
    const left = [
      'settings.json.1234567890',
      `library/my-levels/${id}.json.4294967295`,
      'library/my-levels/pack.json.77',
      `trash/${id}.json.123456789`,
      `history/${id}.json.123456789`,
      `snapshots/${id}/20260101T000000000Z.json.123456789`,
      'analysis/abc.json.123456789',
      'progress/abc.json.123456789',
    ]
    const kept = [
      'library/my-levels/notes.json.20260101',
      'library/my-levels/notes.txt.123456789',
      'library/my-levels/.git/index.json.123456789',
      'other/a.json.123456789',
    ]
    for (const name of [...left, ...kept]) await writeAtomic(join(root, name), 'x')
    const state = await open().read()
    expect(state.faults).toEqual([])
    for (const name of left) await expect(stat(join(root, name))).rejects.toThrow('ENOENT')
    for (const name of kept) expect((await stat(join(root, name))).isFile()).toBe(true)
  })
})

describe('names of moments', () => {
  it('can be read again', () => {
    const time = Date.UTC(2026, 10, 30, 3, 40, 39, 7)
    expect(printTimeName(time)).toBe('20261130T034039007Z')
    expect(parseTimeName('20261130T034039007Z')).toBe(time)
    for (const text of ['', '20261130', '20261330T034039007Z', '20261130T034039007Zx']) {
      expect(parseTimeName(text)).toBeNull()
    }
  })
})
