/**
 * Waiting with every frame. An expectation looks in ever longer intervals, up to half a second, and
 * so notices late what takes a little; this only brings it forward, and judges nothing.
 */
import type { Locator } from '@playwright/test'

/** Milliseconds after which the expectation takes over the waiting. */
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

/** Where an element is once it stands still: while parts come in, what is below them moves. */
export async function restingBox(element: Locator) {
  return element.evaluate(
    (node) =>
      new Promise<{ x: number; y: number; width: number; height: number }>((done) => {
        let last = node.getBoundingClientRect()
        const look = () => {
          const now = node.getBoundingClientRect()
          const stands = now.x === last.x && now.y === last.y && now.width === last.width
          last = now
          if (stands) done({ x: now.x, y: now.y, width: now.width, height: now.height })
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}
