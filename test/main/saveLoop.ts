/**
 * For the kill test: saves one level over and over until it is killed. Says on stdout, before and
 * after each save, which one it is.
 */
import { startHistory } from '../../src/shared/library/history'
import { HOME_PACK_ID } from '../../src/shared/library/model'
import { Library } from '../../src/main/library/library'
import { SNAPSHOT_INTERVAL_MS } from '../../src/main/library/snapshots'
import { numberedLevel } from './levels'

const [root = '', first = '0'] = process.argv.slice(2)

async function saveForEver(): Promise<void> {
  // A clock of large steps, so that each save takes a snapshot too.
  let now = Date.now()
  const library = new Library(root, { now: () => (now += SNAPSHOT_INTERVAL_MS) })
  const { levels } = await library.read()
  const place = { packId: HOME_PACK_ID, before: null }
  const [{ id } = { id: '' }] =
    levels.length > 0 ? levels : await library.create([numberedLevel(0)], place)
  for (let number = Number(first); ; number++) {
    process.stdout.write(`begin ${number}\n`)
    const result = await library.save(id, startHistory(numberedLevel(number)))
    process.stdout.write(result.ok ? `end ${number}\n` : `failed ${result.code}\n`)
  }
}

void saveForEver()
