import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

test('an account with a profile is led to it with the keyboard on a phone, and its name shows in the menu', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, '/create-profile', { index: 1 })
  await expect(page.getByText('You have a profile')).toBeVisible()
  await page.getByRole('link', { name: 'View profile' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Meridian7' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x.*Meridian7$/ })).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

test('a starter is bought, a picture and a team are chosen, and the choices outlive a reload', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, '/create-profile', { index: 2 })
  await page.getByRole('radio', { name: 'Sleepyhead' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Early Bird' })).toBeChecked()
  await expectFitsAndIsAccessible(page)
  await clickAndConfirm(page.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(page.getByRole('button', { name: 'Buy starter' }))
  await page.getByRole('radio', { name: /^Early Bird #/ }).check()
  await expect(page.getByRole('img', { name: /Early Bird/ })).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Chaotic Cakers' }).check()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.reload()
  await page.getByRole('textbox', { name: 'Name' }).fill('Da')
  await expect(page.getByText('Minimum length: 3 characters')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

test('the name and the picture of the last visit show before anything is read again', async ({ page, devnet }) => {
  await openConnected(page, devnet, '/profile')
  await expect(page.getByRole('banner').getByRole('button', { name: /Daybreak$/ })).toBeVisible()
  await expect(page.getByRole('banner').locator('button img')).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name.startsWith('profile_0x'))?.secure).toBe(true)
  await expectFitsAndIsAccessible(page)
})

test('teams lead to their members', async ({ page }) => {
  await page.goto('/teams')
  await expect(page.getByRole('list', { name: 'Teams' })).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('link', { name: 'Syrup Storm' }).click()
  await expect(page.getByRole('table', { name: 'Members' })).toContainText('TideWatcher')
  await expectFitsAndIsAccessible(page)
})
