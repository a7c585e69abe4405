import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/farms/auction'

test('a bid is prepared with the keyboard on a phone, and the history says what each bid changed', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PATH)
  await expect(page.getByRole('heading', { name: 'Auction 2' })).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('button', { name: 'Place a bid' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Place a bid' })
  await dialog.getByLabel('Add to your bid').fill('15')
  await expect(dialog.getByText('A bid must be a multiple of 10').first()).toBeVisible()
  await dialog
    .getByRole('button', { name: 'Use this amount' })
    .or(dialog.getByText('You are in the top 2 already.'))
    .first()
    .waitFor()
  await expectFitsAndIsAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Bid history' }).scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('table', { name: 'Bid history' }).getByText('Ranks 2 · PhotonSwap is outbid'),
  ).toBeVisible()
})

test('a past auction keeps its number in the address', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await page.getByRole('tab', { name: 'Past auctions' }).click()
  await expect(page).toHaveURL(/auction=1/)
  await expect(page.getByTestId('winners')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Auction 1' })).toBeVisible()
  await expectFitsAndIsAccessible(page)
})
