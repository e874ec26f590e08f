/** What is wrong with the screen as it is: faults of accessibility, and texts that are cut off. */
import { source, type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

/** Faults that axe finds and calls serious or critical, each with the elements it is about. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return axeFaults(page, {})
}

/** Those of colours alone: all that can differ between two themes of the same elements. */
export function colourFaults(page: Page): Promise<string[]> {
  return axeFaults(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

async function axeFaults(page: Page, options: RunOptions): Promise<string[]> {
  // Evaluated by the debugger, which the page's policy does not concern; the code is sent but once.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(`(() => { ${source} })()`)
  const found = await page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> }
    }
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] })
    return violations.map(({ id, impact, nodes }) => ({
      impact: impact ?? 'minor',
      text: `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('\n  ')}`,
    }))
  }, options)
  return found.flatMap(({ impact, text }) => (/serious|critical/.test(impact) ? [text] : []))
}

/**
 * Texts of which a part can't be seen: outside the window, outside something that hides what does
 * not fit, or outside their own control. What a person wrote may be shortened where the element
 * says so: `data-shortens`.
 */
export async function cutOffTexts(page: Page): Promise<string[]> {
  return [
    ...(await textsOutOfSight(page)),
    ...(await fieldsTooShort(page)),
    ...(await controlsBesideTheirCard(page)),
  ]
}

function controlsBesideTheirCard(page: Page): Promise<string[]> {
  return page.getByRole('region').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, right } = card.getBoundingClientRect()
      return [...card.querySelectorAll('button, input')]
        .filter((control) => control.closest('section') === card && control.checkVisibility())
        .filter((control) => {
          const box = control.getBoundingClientRect()
          return box.left < left || box.right > right
        })
        .map((control) => `“${control.textContent ?? ''}” (beside its card)`)
    }),
  )
}

function textsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'button, a, [role=button], [role=radio], [role=tab], [role^=menuitem], th, td'
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || (node.textContent ?? '').trim() === '') continue
      if (element.closest('.visually-hidden, [data-shortens], svg, textarea, option') !== null)
        continue
      // Hidden from the eye on purpose.
      if (getComputedStyle(element).clipPath !== 'none') continue
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const left = Math.min(...boxes.map((box) => box.left))
      const right = Math.max(...boxes.map((box) => box.right))
      const bounds = boundsOf(element)
      if (left < bounds.left - 1 || right > bounds.right + 1) {
        cut.push(`“${(node.textContent ?? '').trim()}” (${element.tagName}.${element.className})`)
      }
    }
    return cut

    /** Where text of the element can be seen, from left to right; what scrolls can be seen whole. */
    function boundsOf(element: Element): { left: number; right: number } {
      let [left, right] = [0, window.innerWidth]
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (overflowX === 'visible' && !at.matches(CONTROLS)) continue
        const box = at.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return { left, right }
    }
  })
}

/** What is written in a field, or the hint in an empty one. */
function fieldsTooShort(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    for (const field of document.querySelectorAll('input')) {
      if (field.matches('[data-shortens]') || !field.checkVisibility()) continue
      if (field.scrollWidth > field.clientWidth + 1) cut.push(`“${field.value}” (field)`)
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      if (pen === null || field.placeholder === '') continue
      const style = getComputedStyle(field)
      pen.font = style.font
      const room =
        field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      if (pen.measureText(field.placeholder).width > room) cut.push(`“${field.placeholder}” (hint)`)
    }
    return cut
  })
}
