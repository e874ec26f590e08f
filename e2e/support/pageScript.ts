/** Code as a script of the page would run it: the debugger's own evaluation is free of the policy. */
import type { Page } from '@playwright/test'

/** What the policy refused meanwhile, as `directive uri`. */
export interface Tried<T> {
  readonly value: T
  readonly refused: readonly string[]
}

/**
 * Runs `code`, the body of an async function, from a timer of the page.
 *
 * @returns what it returns, or `threw NAME` where it throws
 */
export function runInPage(page: Page, code: string): Promise<Tried<unknown>> {
  // A string that holds code can only be compiled here, by the debugger; it runs later.
  return page.evaluate(`new Promise((done) => {
    const refused = []
    const note = ({ effectiveDirective, blockedURI }) => refused.push(effectiveDirective + ' ' + blockedURI)
    document.addEventListener('securitypolicyviolation', note)
    const run = async () => { ${code} }
    const settle = () => new Promise((next) => setTimeout(next))
    setTimeout(async () => {
      const value = await run().catch((error) => 'threw ' + error.name)
      // A violation is reported in a task of its own.
      await settle().then(settle)
      document.removeEventListener('securitypolicyviolation', note)
      done({ value, refused })
    })
  })`)
}
