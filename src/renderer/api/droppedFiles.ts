/** Files dropped on the window, read in the page and told like those that main opens. */
import { MAX_EXCHANGE_BYTES } from '@shared/ipc/bounds'
import type { OpenedFile } from '@shared/ipc/contract'

/** Must be called while the drop event is handled: its items are gone afterwards. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<OpenedFile[]> {
  const items = [...transfer.items].filter((item) => item.kind === 'file')
  return Promise.all(
    items.map((item) => {
      const file = item.getAsFile()
      const isFolder = item.webkitGetAsEntry()?.isDirectory === true
      return readFile(file, isFolder)
    }),
  )
}

async function readFile(file: File | null, isFolder: boolean): Promise<OpenedFile> {
  const name = file?.name ?? '?'
  if (file === null) return { ok: false, name, code: 'not-readable' }
  if (isFolder) return { ok: false, name, code: 'not-a-file' }
  if (file.size > MAX_EXCHANGE_BYTES) return { ok: false, name, code: 'too-large' }
  try {
    const text = await file.text()
    return isText(text) ? { ok: true, name, text } : { ok: false, name, code: 'not-text' }
  } catch {
    return { ok: false, name, code: 'not-readable' }
  }
}

/** Bytes that are no UTF-8 come as replacement characters, and no text holds a NUL. */
function isText(text: string): boolean {
  return !text.includes('\uFFFD') && !text.includes('\0')
}
