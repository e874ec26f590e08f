/**
 * For the fault suite: saves a level once, when it is told to by a line on stdin. Before that it
 * says on stdout which thread does its file work, so that this thread can be watched; afterwards
 * that it has saved. To be run with UV_THREADPOOL_SIZE=1.
 */
import { once } from 'node:events'
import { readlink } from 'node:fs/promises'
import { basename } from 'node:path'
import { startHistory, withStep } from '../../src/shared/library/history'
import { Library } from '../../src/main/library/library'
import { SNAPSHOT_INTERVAL_MS } from '../../src/main/library/snapshots'
import { numberedLevel } from './levels'

const [root = ''] = process.argv.slice(2)

async function saveOnce(): Promise<void> {
  const library = new Library(root, { now: () => Date.now() + SNAPSHOT_INTERVAL_MS })
  const { levels } = await library.read()
  const [{ id } = { id: '' }] = levels
  const history = await library.history(id)
  // Asked for like any file, hence answered by the thread that does the rest.
  const thread = basename(await readlink('/proc/thread-self').catch(() => ''))
  process.stdout.write(`ready ${thread}\n`)
  await once(process.stdin, 'data')
  const changed = withStep(history ?? startHistory(numberedLevel(0)), numberedLevel(1))
  const result = await library.save(id, changed)
  process.stdout.write(result.ok ? 'saved\n' : `refused ${result.code}\n`)
  process.exit(0)
}

void saveOnce()
