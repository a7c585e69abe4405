import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

test('on a phone, forgotten tokens and refunds are claimed, and a form fits', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, '/ifo', { index: 1 })
  const claims = page.getByTestId('ifo-claims')
  await expect(claims.getByRole('listitem')).toHaveCount(2)
  await expectFitsAndIsAccessible(page)
  await page.getByRole('tab', { name: 'Past' }).click()
  const past = page.getByTestId('ifo-azimuth')
  await past.getByText('Pools, your commitment and claims').click()
  await clickAndConfirm(past.getByRole('button', { name: 'Claim', exact: true }))
  await expect(claims.getByRole('listitem')).toHaveCount(1)
  await expectFitsAndIsAccessible(page)
  await page.getByRole('tab', { name: 'Live and next' }).click()
  await page.getByTestId('ifo-analemma-unlimited').getByRole('button', { name: 'Commit' }).click()
  await page.getByLabel('Amount to commit').fill('5')
  await expect(page.getByText('If the sale closed now, you would get')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})
