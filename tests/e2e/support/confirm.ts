import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

/** The sheet between a form and the wallet. */
export const reviewSheet = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByText('Network fee, at most') })

/** Says yes to what the sheet shows, once it has been checked. */
export async function confirmPreview(page: Page): Promise<void> {
  const sheet = reviewSheet(page)
  await sheet.getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(sheet).toHaveCount(0)
}

/** Presses a form's button and says yes to what it would send. */
export async function clickAndConfirm(button: Locator): Promise<void> {
  await button.click()
  await confirmPreview(button.page())
}

/** Presses a form's button, reads in the sheet that it would fail, and goes back: the wallet is not opened. */
export async function clickAndGoBack(button: Locator, why: string | RegExp): Promise<void> {
  await button.click()
  const sheet = reviewSheet(button.page())
  await expect(sheet.getByText(why, { exact: true }).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Go back' }).click()
  await expect(sheet).toHaveCount(0)
}

/** The sheet between a request to sign and the wallet. */
export const signSheet = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sign in wallet' }) })

/** Presses a button and says yes to what it would have signed. */
export async function clickAndSign(button: Locator): Promise<void> {
  await button.click()
  const sheet = signSheet(button.page())
  await sheet.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(sheet).toHaveCount(0)
}
