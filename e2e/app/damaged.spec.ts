/** Two hundred damaged level files: none opens, crashes the app or is overwritten; each is told. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLevelFile } from '../../src/shared/games/documents'
import { parseLevelCode } from '../../src/shared/games/mayan/levelCode'
import { expect, test, readyWindow } from '../support/test'

const COUNT = 200

/** Kinds of damage, each another one for another number. */
const DAMAGES: readonly ((whole: string, index: number) => Buffer | string)[] = [
  (whole, index) => whole.slice(0, index % (whole.length - 2)),
  (whole, index) => flipBit(whole, index),
  () => '',
  (whole) => whole.replace('"version": 2', '"version": 99'),
  (whole, index) => `${whole}${' '.repeat(1_100_000 + index)}`,
  (_, index) => '['.repeat(50_000 + index),
  (whole) => whole.replace('{', '{ "__proto__": { "steps": 1 },'),
  (whole, index) => Buffer.concat([Buffer.from([0xff, 0xfe, index]), Buffer.from(whole)]),
]

test(`${COUNT} damaged files in the library`, async ({ profile, start }) => {
  test.slow()
  const folder = join(profile, 'library/my-levels')
  await mkdir(folder, { recursive: true })
  const setup = parseLevelCode('1/21/234/31/2434 3')
  if (!setup.ok) throw new Error('no sample')
  const whole = printLevelFile({ game: 'mayan', setup: setup.value, title: 'Whole' })
  await writeFile(join(folder, 'whole.json'), whole)
  const written = new Map<string, Buffer>()
  for (let index = 0; index < COUNT; index++) {
    const damage = DAMAGES[index % DAMAGES.length]
    const content = Buffer.from(damage?.(whole, index) ?? '')
    written.set(`damaged-${index}`, content)
    await writeFile(join(folder, `damaged-${index}.json`), content)
  }

  const page = await readyWindow(await start())
  await page.getByRole('button', { name: /^My levels/ }).click()
  await expect(page.getByTestId('card')).toHaveCount(1)
  await expect(page.getByTestId('card')).toContainText('Whole')
  const faults = page.getByRole('button', { name: /^Unreadable files/ })
  await faults.click()
  await expect(page.getByTestId('fault')).toHaveCount(COUNT)
  for (const message of await page.getByTestId('fault').allTextContents()) {
    expect(message.length).toBeGreaterThan(20)
  }

  const names = await readdir(folder)
  for (const [id, content] of written) {
    const name = names.find((candidate) => candidate.startsWith(`${id}.json`))
    expect(name, id).toBeDefined()
    expect((await readFile(join(folder, name ?? ''))).equals(content), id).toBe(true)
  }
})

/** Of a byte within the board, which the checksum is over. */
function flipBit(text: string, index: number): Buffer {
  const bytes = Buffer.from(text)
  const at = text.indexOf('"stacks"') + 12 + (index % 40)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (index % 3))
  return bytes
}
