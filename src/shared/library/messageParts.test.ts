import { expect, it } from 'vitest'
import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGE_ITEMS } from '../ipc/bounds'
import { exportMessages, joined } from './messageParts'

it('files that are too many or too large for one message arrive as they were', () => {
  const files = [
    { name: 'large.mayan', content: 'abc'.repeat(MAX_MESSAGE_CHARACTERS) },
    ...Array.from({ length: 2500 }, (_, index) => ({ name: `${index}.in`, content: 'x' })),
    { name: 'picture.png', content: Uint8Array.of(1, 2) },
  ]
  const messages = exportMessages(files)
  expect(messages.every((message) => message.length <= MAX_MESSAGE_ITEMS)).toBe(true)
  expect(messages.length).toBeGreaterThan(5)
  expect(joined(messages.flat())).toEqual(files)
})
