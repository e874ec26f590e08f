/** Cuts what is too large for one message to main into parts of which each is not, and joins them. */
import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGE_ITEMS } from '../ipc/bounds'
import type { ExportFile, ExportPart } from './model'

/**
 * Parts a list into messages, neither too many items in one nor too many characters.
 *
 * @param sizeOf in characters
 */
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

/**
 * The files of an export as messages; a file that is too large for one is cut into several parts.
 */
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

/** The files whose contents came in pieces. */
export function joined(parts: readonly ExportPart[]): ExportFile[] {
  const files: ExportFile[] = []
  let before = ''
  for (const { name, content, goesOn = false } of parts) {
    if (typeof content !== 'string') files.push({ name, content })
    else if (goesOn) before += content
    else {
      files.push({ name, content: before + content })
      before = ''
    }
  }
  return files
}
