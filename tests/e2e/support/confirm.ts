import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

/** The review before the wallet opens. */
export const reviewSheet = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByText('Maximum network fee') })

/** Confirms the review once its simulation is done. */
export async function confirmPreview(page: Page): Promise<void> {
  const sheet = reviewSheet(page)
  await sheet.getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(sheet).toHaveCount(0)
}

/** Clicks a form's button and confirms the review. */
export async function clickAndConfirm(button: Locator): Promise<void> {
  await button.click()
  await confirmPreview(button.page())
}

/** Confirms the review of a form's button with the keyboard, which unlike a click does not wait until a button is enabled. */
export async function pressAndConfirm(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
  const sheet = reviewSheet(button.page())
  const confirm = sheet.getByRole('button', { name: 'Confirm in wallet' })
  await expect(confirm).toBeEnabled()
  await confirm.press('Enter')
  await expect(sheet).toHaveCount(0)
}

/** Clicks a form's button, expects the review to predict a failure, and goes back without opening the wallet. */
export async function clickAndGoBack(button: Locator, why: string | RegExp): Promise<void> {
  await button.click()
  const sheet = reviewSheet(button.page())
  await expect(sheet.getByText(why, { exact: true }).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Go back' }).click()
  await expect(sheet).toHaveCount(0)
}

/** The review of a signature request. */
export const signSheet = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sign in wallet' }) })

/** Clicks a button and confirms the signature request. */
export async function clickAndSign(button: Locator): Promise<void> {
  await button.click()
  const sheet = signSheet(button.page())
  await sheet.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(sheet).toHaveCount(0)
}
