/** The main job: levels are verified by themselves in a utility process, their answers stepped through. */
import { blocks, boardCode, expectVerdict, verify } from '../support/mayan'
import { openSample } from '../support/library'
import { expect, test } from '../support/test'

test.use({ motion: true })

test('opens with the contest sample, verifies it and steps through the answer', async ({
  page,
}) => {
  await openSample(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contest sample')
  expect(await boardCode(page)).toBe('1/21/234/31/2434')
  await expectVerdict(page, 'sound')
  await expect(page.getByTestId('verdict')).toHaveText('Sound')
  await expect(page.getByText('Solved in exactly 3, and proved that in no fewer.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The only solution' })).toBeVisible()
  const stepper = page.getByTestId('stepper')
  await expect(stepper.getByRole('listitem')).toHaveText(['21→', '31→', '30→'])

  const next = page.getByRole('button', { name: 'Step forward' })
  await next.click()
  await expect(stepper).toHaveAttribute('data-step', '1')
  await expect(stepper).toHaveAttribute('data-animating', 'false')
  expect(await boardCode(page)).toBe('1/21/214/33/2434')
  await next.click()
  await expect(stepper).toHaveAttribute('data-step', '2')
  await expect(stepper).toHaveAttribute('data-animating', 'false')
  expect(await boardCode(page)).toBe('1/21/214/34/2334')
  await next.click()
  await expect(stepper).toHaveAttribute('data-animating', 'false')
  await expect(blocks(page)).toHaveCount(0)
  await expect(page.getByTestId('move-line')).toContainText('The board is empty.')
  await expect(next).toHaveAttribute('aria-disabled', 'true')

  const back = page.getByRole('button', { name: 'Step back' })
  await back.click()
  await back.click()
  await back.click()
  await expect(stepper).toHaveAttribute('data-step', '0')
  await expect(stepper).toHaveAttribute('data-animating', 'false')
  expect(await boardCode(page)).toBe('1/21/234/31/2434')
})

test('steps by keyboard, and a key during an animation finishes it', async ({ page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  const stepper = page.getByTestId('stepper')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(stepper).toHaveAttribute('data-animating', 'false')
  const reached = Number(await stepper.getAttribute('data-step'))
  expect(reached).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Home')
  await expect(stepper).toHaveAttribute('data-step', '0')
  expect(await boardCode(page)).toBe('1/21/234/31/2434')
  await page.keyboard.press('End')
  await expect(stepper).toHaveAttribute('data-step', '3')
  await expect(blocks(page)).toHaveCount(0)
})

test('plays the whole answer automatically', async ({ page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.getByRole('button', { name: 'Play the solution' }).click()
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', '3', { timeout: 15_000 })
  await expect(blocks(page)).toHaveCount(0)
})

test('another n is verified automatically: not solvable, with the minimum beyond', async ({
  page,
}) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.getByRole('spinbutton', { name: 'Steps n' }).fill('2')
  await expectVerdict(page, 'unsolvable')
  await expect(page.getByTestId('verdict')).toHaveText('Not solvable in 2')
  await expect(page.getByText('The minimum is 3.')).toBeVisible()
  // The solution of the minimum is shown instead.
  await expect(page.getByTestId('stepper').getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Set n to 3' }).click()
  await expectVerdict(page, 'sound')
})

test('a cook is named, and its ideas are stepped through', async ({ page }) => {
  await openSample(page)
  await page.getByRole('spinbutton', { name: 'Steps n' }).fill('4')
  await expectVerdict(page, 'cook')
  await expect(page.getByText('Solved in exactly 4, but already in 3.')).toBeVisible()
  await expect(page.getByTestId('spectrum').getByRole('listitem')).toHaveText([
    /moves: 0/,
    /moves: 0/,
    /moves: 1/,
    /moves: 14/,
  ])
  await expect(page.getByRole('heading', { name: '6 ideas, 14 solutions' })).toBeVisible()

  const ideas = page.getByTestId('solutions').getByRole('radio')
  // The cook itself comes first.
  await expect(ideas).toHaveCount(7)
  await expect(ideas.first()).toBeChecked()
  const moves = page.getByTestId('stepper').getByRole('listitem')
  const smallest = await moves.allTextContents()
  await ideas.first().press('ArrowDown')
  await expect(ideas.nth(1)).toBeChecked()
  await expect(ideas.nth(1)).toBeFocused()
  await expect.poll(() => moves.allTextContents()).not.toEqual(smallest)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', '1')
  await page.keyboard.press('End')
  await expect(blocks(page)).toHaveCount(0)

  await verify(page)
  await expectVerdict(page, 'cook')
  await expect(ideas.first()).toBeChecked()
})

test('an n that is no number of steps is explained', async ({ page }) => {
  await openSample(page)
  const steps = page.getByRole('spinbutton', { name: 'Steps n' })
  await steps.fill('')
  await expectVerdict(page, 'not-a-level')
  await expect(page.getByText('Enter a whole number from 1 to 20.')).toBeVisible()
  await steps.fill('21')
  await expectVerdict(page, 'not-a-level')
  await steps.fill('3')
  await expectVerdict(page, 'sound')
})

test('the native menu runs the same commands', async ({ app, page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('End')
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', '3')
  await page.bringToFront()
  await page.getByRole('heading', { level: 1 }).click()
  await app.evaluate(({ Menu, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    const level = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Level')
    const item = level?.submenu?.items.find(({ label }) => label === 'Verify')
    if (!item || !window) throw new Error('no menu item Verify')
    window.focus()
    item.click()
  })
  // A new verdict reloads its answer.
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', '0')
  await expectVerdict(page, 'sound')
})
