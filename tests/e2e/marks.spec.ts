import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Addresses of images that were asked for and could not be had. */
function watchFailedImages(page: Page) {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && !response.ok()) failed.push(response.url())
  })
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'image') failed.push(request.url())
  })
  return failed
}

const loadedMarks = (page: Page) => page.locator('img[data-loaded][src*="/assets/marks-"]')

test('marks of vaults and their protocols come with the site, and each is there', async ({ page }) => {
  const failed = watchFailedImages(page)
  await page.goto('/earn')
  const card = page.getByTestId('vault-card-vvs-cro-usdc')
  await card.scrollIntoViewIfNeeded()
  for (const name of ['WCRO', 'USDC', 'VVS'])
    await expect(card.locator(`img[data-loaded][src$="/${name}.svg"]`)).toBeVisible()
  await expect(card.locator('[data-protocol="VVS"] img')).toBeVisible()
  for (const row of await page.getByTestId(/^vault-card-/).all()) await row.scrollIntoViewIfNeeded()
  // LP tokens of stable pools belong to no pair and have a monogram without letters.
  await expect(page.locator('[data-letters]:not([data-letters=""])')).toHaveCount(0)
  expect(failed).toEqual([])
})

test('marks in the selector are there, and CRO has another than WCRO', async ({ page }) => {
  const failed = watchFailedImages(page)
  await page.goto('/swap')
  await page.getByRole('button', { name: /^To/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Select a Token' })
  const options = dialog.getByRole('option')
  await dialog.getByRole('combobox', { name: 'Search' }).fill('cro')
  await expect(options.filter({ hasText: /^CRO/ }).first().locator('img[src$="/CRO.svg"]')).toBeVisible()
  await expect(options.filter({ hasText: /^WCRO/ }).first().locator('img[src$="/WCRO.svg"]')).toBeVisible()
  expect(await loadedMarks(page).count()).toBeGreaterThan(2)
  expect(failed).toEqual([])
})
