/**
 * Waiting with every frame. An expectation looks in ever longer intervals, up to half a second, and
 * so notices late what takes a little; this only brings it forward, and judges nothing.
 */
import type { Locator } from '@playwright/test'

/** Milliseconds after which the expectation waits by itself. */
const PATIENCE_MS = 2000

/** Returns once the element has this attribute, or it takes long. */
export async function soonHas(element: Locator, name: string, value: string): Promise<void> {
  const wait = (node: Element, wanted: { name: string; value: string; patience: number }) =>
    new Promise<void>((done) => {
      const start = performance.now()
      const look = () => {
        const isThere = node.getAttribute(wanted.name) === wanted.value
        const isOver = !node.isConnected || performance.now() - start > wanted.patience
        if (isThere || isOver) done()
        else requestAnimationFrame(look)
      }
      look()
    })
  const wanted = { name, value, patience: PATIENCE_MS }
  await element.evaluate(wait, wanted, { timeout: PATIENCE_MS }).catch(() => undefined)
}
