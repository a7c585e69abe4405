import { pressAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PAGES = [
  ['/claims', 'Claims', 'For all active profiles.'],
  ['/claims/pre-seeds', 'Pre-seeds', 'High Noon'],
  ['/claims/staking', 'Referral staking', 'Stake DIAL, earn TONIC'],
  ['/claims/swap-pool', 'Swap pool', 'Your liquidity'],
  ['/claims/token', 'Token roles', 'Your balance'],
] as const

test('points are claimed with the keyboard', async ({ page, devnet }) => {
  await openConnected(page, devnet, '/claims')
  const claim = page.getByRole('article', { name: '200 points' }).getByRole('button', { name: 'Claim' })
  await pressAndConfirm(claim)
  await expect(page.getByRole('article', { name: '200 points' }).getByText('Claimed', { exact: true })).toBeVisible()
})

test('every page of the claims fits a phone and is accessible', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PAGES[0][0])
  for (const [path, title, text] of PAGES) {
    await page.getByRole('navigation', { name: 'Claims' }).locator(`a[href$="${path}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(text).first()).toBeVisible()
    await expectFitsAndIsAccessible(page)
  }
})
