/** Cuts what is too large for one message to main into parts of which each is not. */
import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGE_ITEMS } from '@shared/ipc/bounds'
import type { ExportFile, ExportPart } from '@shared/library/model'

export function inMessages<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const messages: T[][] = [[]]
  let size = 0
  for (const item of items) {
    const last = messages.at(-1) ?? []
    size += sizeOf(item)
    if (last.length > 0 && (last.length >= MAX_MESSAGE_ITEMS || size > MAX_MESSAGE_CHARACTERS)) {
      messages.push([item])
      size = sizeOf(item)
    } else last.push(item)
  }
  return messages
}

export function exportMessages(files: readonly ExportFile[]): ExportPart[][] {
  return inMessages(files.flatMap(piecesOf), ({ content }) => content.length)
}

function piecesOf({ name, content }: ExportFile): ExportPart[] {
  if (typeof content !== 'string' || content.length <= MAX_MESSAGE_CHARACTERS) {
    return [{ name, content }]
  }
  const count = Math.ceil(content.length / MAX_MESSAGE_CHARACTERS)
  return Array.from({ length: count }, (_, index) => ({
    name,
    content: content.slice(index * MAX_MESSAGE_CHARACTERS, (index + 1) * MAX_MESSAGE_CHARACTERS),
    goesOn: index < count - 1,
  }))
}
