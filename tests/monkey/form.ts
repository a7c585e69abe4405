import type { Page } from '@playwright/test'
import type { World } from './area'
import { typeInto } from './controls'
import { untilCalm } from './tab'

/** How often the page is looked at until a form's button, or the review's, can be pressed; it is calm before each look. */
const LOOKS = 20

const REVIEW = 'dialog[open]'

/** Whether what has the focus can be pressed. */
const canPressFocused = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLButtonElement && !document.activeElement.disabled)

async function look(world: World, isThere: () => Promise<boolean>): Promise<boolean> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (await isThere()) return true
    await untilCalm(world.tab)
  }
  return false
}

/**
 * Fills in the amount of a form and sends it as somebody does who uses the keyboard: the form's button, then what the
 * review offers first. An approval takes the same again.
 * @param answer what the wallet's user says to what the wallet asks
 * @returns false where there is no such form, or it does not offer its button
 */
export async function submitForm(
  world: World,
  testId: string,
  amount: string,
  answer: 'confirm' | 'reject',
): Promise<boolean> {
  const { page, wallet } = world.tab
  const card = page.getByTestId(testId)
  if ((await page.$(REVIEW)) !== null || (await card.count()) === 0) return false
  const fields = card.locator('input[inputmode]:enabled')
  const button = card.getByTestId('form-act').getByRole('button')
  if ((await fields.count()) === 0 || (await button.count()) === 0) return false
  await typeInto(page, await fields.first().elementHandle(), amount)
  if (!(await look(world, () => button.first().isEnabled()))) return true
  if (answer === 'reject') await wallet.rejectNext()
  await button.first().focus()
  await page.keyboard.press('Enter')
  if (!(await look(world, async () => (await page.$(REVIEW)) !== null && (await canPressFocused(page))))) return true
  await page.keyboard.press('Enter')
  await look(world, async () => (await page.$(REVIEW)) === null)
  return true
}
