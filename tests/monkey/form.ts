import type { Page } from '@playwright/test'
import type { World } from './area'
import { typeInto } from './controls'
import { waitUntilIdle } from './tab'

/** How many times the page is checked, with an idle DOM before each check. A disabled button usually stays disabled. */
const CHECKS = { button: 20, review: 60 } as const

const REVIEW = 'dialog[open]'

/** Whether the focused element is an enabled button. */
const canPressFocused = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLButtonElement && !document.activeElement.disabled)

async function waitUntil(world: World, checks: number, isThere: () => Promise<boolean>): Promise<boolean> {
  for (let done = 0; done < checks; done += 1) {
    if (await isThere()) return true
    await waitUntilIdle(world.tab)
  }
  return false
}

/**
 * Fills in the amount of a form and submits it with the keyboard: the form's button, then the button that the review
 * focuses. If the form needs an approval, only that is sent.
 * @param answer whether the user confirms or rejects in the wallet
 * @returns false if there is no such form
 */
export async function submitForm(
  world: World,
  testId: string,
  amount: string,
  answer: 'confirm' | 'reject',
): Promise<boolean> {
  const { page, wallet } = world.tab
  const card = page.getByTestId(testId)
  if (!(await canSubmit(world, testId))) return false
  const fields = card.locator('input[inputmode]:enabled')
  const button = card.getByTestId('form-act').getByRole('button')
  if ((await fields.count()) === 0 || (await button.count()) === 0) return false
  await typeInto(page, await fields.first().elementHandle(), amount)
  if (!(await waitUntil(world, CHECKS.button, () => button.first().isEnabled()))) return true
  if (answer === 'reject') await wallet.rejectNext()
  await button.first().focus()
  await page.keyboard.press('Enter')
  if (
    !(await waitUntil(
      world,
      CHECKS.review,
      async () => (await page.$(REVIEW)) !== null && (await canPressFocused(page)),
    ))
  )
    return true
  await page.keyboard.press('Enter')
  await waitUntil(world, CHECKS.review, async () => (await page.$(REVIEW)) === null)
  return true
}

/** Whether a form's card is on the page and not behind a dialog. */
export async function canSubmit({ tab: { page } }: World, testId: string): Promise<boolean> {
  return (await page.$(REVIEW)) === null && (await page.getByTestId(testId).count()) > 0
}
