/** Collects what went wrong inside the pages of an app: uncaught errors and console errors. */

import type { ConsoleMessage, ElectronApplication, Page } from '@playwright/test'

export class PageErrors {
  /** @param ignore reports none: for tests that provoke errors. */
  constructor(private readonly ignore = false) {}

  // A set, because what was said before the listeners is asked for and may come twice.
  private readonly seen = new Set<string>()

  /** @returns a function that ends it for windows to come */
  watch(app: ElectronApplication): () => void {
    const watchPage = (page: Page) => this.watchPage(page)
    for (const page of app.windows()) watchPage(page)
    app.on('window', watchPage)
    return () => void app.off('window', watchPage)
  }

  list(): string[] {
    return this.ignore ? [] : [...this.seen]
  }

  private watchPage(page: Page): void {
    page.on('pageerror', (error) => this.addError(error))
    page.on('console', (message) => this.addMessage(message))
    void this.addEarlier(page)
  }

  private async addEarlier(page: Page): Promise<void> {
    // A window that closes at once has nothing left to ask.
    const errors = await page.pageErrors().catch(() => [])
    const messages = await page.consoleMessages().catch(() => [])
    for (const error of errors) this.addError(error)
    for (const message of messages) this.addMessage(message)
  }

  private addError(error: Error): void {
    this.seen.add(`uncaught: ${error.stack ?? error.message}`)
  }

  private addMessage(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const { url, lineNumber } = message.location()
    this.seen.add(`console: ${message.text()} (${url}:${String(lineNumber)})`)
  }
}
