/** What a page sends in several messages, until the last one comes; gone with the page. */
import type { WebContents } from 'electron'
import type { ExportFile, ExportPart } from '../../shared/library/model'
import { whenDocumentLeaves } from '../platform'

export class Parts<T> {
  private readonly waiting = new Map<WebContents, T[]>()

  add(page: WebContents, items: readonly T[]): void {
    const known = this.waiting.get(page)
    if (known !== undefined) {
      known.push(...items)
      return
    }
    this.waiting.set(page, [...items])
    const forget = () => this.waiting.delete(page)
    whenDocumentLeaves(page, forget)
    page.once('destroyed', forget)
  }

  /** All that has come, and the last items. */
  take(page: WebContents, last: readonly T[]): T[] {
    const all = [...(this.waiting.get(page) ?? []), ...last]
    this.waiting.delete(page)
    return all
  }
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
