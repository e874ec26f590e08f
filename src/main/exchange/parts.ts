/** What a page sends in several messages, until the last one comes; gone with the page. */
import type { WebContents } from 'electron'
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
