import type { Locator, Page } from '@playwright/test'
import { confirmPreview } from './confirm'
import { expect } from './expect'

export const addCard = (page: Page): Locator => page.getByTestId('add-card')
export const firstAmount = (page: Page): Locator => addCard(page).getByRole('textbox', { name: 'First token' })
export const secondAmount = (page: Page): Locator => addCard(page).getByRole('textbox', { name: 'Second token' })
export const supplyButton = (page: Page): Locator => addCard(page).getByRole('button', { name: 'Supply', exact: true })
export const removeCard = (page: Page): Locator => page.getByTestId('remove-card')
export const removeButton = (page: Page): Locator =>
  removeCard(page).getByRole('button', { name: 'Remove Liquidity', exact: true })
export const findCard = (page: Page): Locator => page.getByTestId('find-card')
export const openDialog = (page: Page): Locator => page.getByRole('dialog')

/** Approves a token for the router, and waits for the next step. */
export async function approveToken(page: Page, asset: string): Promise<void> {
  const step = addCard(page).getByText(new RegExp(`^Step \\d of \\d: Approve ${asset}$`))
  await expect(step).toBeVisible()
  await addCard(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await confirmPreview(page)
  await expect(step).toHaveCount(0)
}

/** Clicks the dialog's own close button; toasts in the dialog have one too. */
export async function closeDialog(page: Page): Promise<void> {
  await openDialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(openDialog(page)).toHaveCount(0)
}

/** Selects a token of the open dialog by its address. */
export async function chooseToken(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(address)
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await dialog.getByRole('option').first().click()
  await expect(dialog).toHaveCount(0)
}
