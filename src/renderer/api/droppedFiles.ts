/** Files and folders dropped on the window, read in the page and reported like those that main opens. */
import { MAX_EXCHANGE_BYTES } from '@shared/ipc/bounds'
import type { OpenedFile } from '@shared/ipc/contract'
import { decodeText } from '@shared/reading/decodeText'
import { isHiddenName, MAX_FOLDER_FILES } from '@shared/reading/folders'

/** Enough to keep a disk busy. */
const PARALLEL = 16

/** Must be called while the drop event is handled: its items are gone afterwards. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<OpenedFile[]> {
  const items = [...transfer.items].filter((item) => item.kind === 'file')
  const read = items.map((item) => {
    const entry = item.webkitGetAsEntry()
    return isFolder(entry) ? readFolder(entry) : readFile(item.getAsFile())
  })
  return (await Promise.all(read)).flat()
}

async function readFile(file: File | null, name = file?.name ?? '?'): Promise<OpenedFile> {
  if (file === null) return { ok: false, name, code: 'not-readable' }
  if (file.size > MAX_EXCHANGE_BYTES) return { ok: false, name, code: 'too-large' }
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    return text === null ? { ok: false, name, code: 'not-text' } : { ok: true, name, text }
  } catch {
    return { ok: false, name, code: 'not-readable' }
  }
}

/** All files below a folder, by their names in it. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<OpenedFile[]> {
  const { name } = folder
  try {
    const entries = await filesIn(folder)
    if (entries === null) return [{ ok: false, name, code: 'too-many-files' }]
    if (entries.length === 0) return [{ ok: false, name, code: 'empty-folder' }]
    const files: OpenedFile[] = []
    for (let at = 0; at < entries.length; at += PARALLEL) {
      files.push(...(await Promise.all(entries.slice(at, at + PARALLEL).map(readEntry))))
    }
    return files.map((file) => ({ ...file, folder: name }))
  } catch {
    return [{ ok: false, name, code: 'not-readable' }]
  }

  async function readEntry(entry: FileSystemFileEntry): Promise<OpenedFile> {
    const file = await new Promise<File | null>((done) => {
      entry.file(done, () => done(null))
    })
    return readFile(file, entry.fullPath.slice(folder.fullPath.length + 1))
  }
}

/** In the order of their names; null where they are too many. */
async function filesIn(top: FileSystemDirectoryEntry): Promise<FileSystemFileEntry[] | null> {
  const files: FileSystemFileEntry[] = []
  const folders = [top]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const reader = folder.createReader()
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((done, fail) => {
        reader.readEntries(done, fail)
      })
      if (some.length === 0) break
      for (const entry of some.filter(({ name }) => !isHiddenName(name))) {
        if (isFolder(entry)) folders.push(entry)
        else files.push(entry as FileSystemFileEntry)
      }
      if (files.length > MAX_FOLDER_FILES) return null
    }
  }
  const byName = new Intl.Collator('en', { numeric: true })
  return files.sort((a, b) => byName.compare(a.fullPath, b.fullPath))
}

function isFolder(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true
}
