import type { Page } from '@playwright/test'
import { parseUnits } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/nft'
const { wcro } = deployment.contracts
const CRO = (amount: number) => parseUnits(String(amount), 18)

const claim = (page: Page) => page.getByTestId('nft-claim')
const loyalty = (page: Page) => page.getByTestId('nft-loyalty')
const sale = (page: Page) => page.getByTestId('nft-mint')
const use = (page: Page) => page.getByTestId('nft-use')

async function mintOptions(page: Page, quantity: string): Promise<void> {
  await sale(page).getByLabel('Quantity').fill(quantity)
  await clickAndConfirm(sale(page).getByRole('button', { name: 'Mint', exact: true }))
  await expect(page.getByText(`You have minted ${quantity} Sundial NFT!`)).toBeVisible()
}

test('the loyalty NFT is minted once, and its reward claimed once', async ({ page, devnet, chain }) => {
  const { account } = await openConnected(page, devnet, PATH)
  await expect(claim(page).getByRole('button', { name: 'Claimable for holder of NFT' })).toBeDisabled()
  await clickAndConfirm(loyalty(page).getByRole('button', { name: 'Mint for 50 CRO' }))
  await expect(page.getByText('You have minted Sundial Loyalty NFT 2023!')).toBeVisible()
  await expect(loyalty(page).getByRole('button', { name: 'You already own one' })).toBeDisabled()
  const picture = loyalty(page).getByRole('img', { name: /^Loyalty NFT 2023 #\d+$/ })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const before = await chain.balanceOf(wcro, account)
  await clickAndConfirm(claim(page).getByRole('button', { name: 'Claim 100 WCRO' }))
  await expect(page.getByText('You have claimed 100 WCRO!')).toBeVisible()
  await expect(claim(page).getByRole('button', { name: 'Claimed' })).toBeDisabled()
  expect((await chain.balanceOf(wcro, account)) - before).toBe(CRO(100))
})

test('the option is explained in numbers', async ({ page }) => {
  await page.goto(PATH)
  const facts = page.getByTestId('option-facts')
  await expect(facts.getByText(/(Gain|Loss) at today's price/)).toBeVisible()
  await expect(facts.getByText('0.3333', { exact: true })).toBeVisible()
  await expect(facts).toContainText(/You pay100.*CRO ≈ \$\d+/)
  await expect(facts).toContainText(/You receive300.*DIAL ≈ \$\d+/)
  await expect(facts.getByText(/days/)).toBeVisible()
  await expect(use(page).getByText('Exercising burns the NFT')).toBeVisible()
})

test('fits and is accessible', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await mintOptions(page, '1')
  await expect(use(page).getByRole('button', { name: 'Approve' })).toBeVisible()
  await expectFitsAndIsAccessible(page)
})
