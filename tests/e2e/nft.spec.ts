import type { Page } from '@playwright/test'
import { Interface, parseUnits } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm, clickAndGoBack } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/nft'
const { product, wcro } = deployment.contracts
const { loyaltyClaim, loyaltyNft, optionNft, optionExercise } = deployment.nft.contracts
const REVERTING_CODE = '0x5f5ffd'
const AFTER_ALL_WINDOWS_SEC = 2_056_400_000
const option = new Interface(['function mint(uint256) payable'])
const hex = (value: bigint) => `0x${value.toString(16)}`
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
async function approve(page: Page): Promise<void> {
  await clickAndConfirm(use(page).getByRole('button', { name: 'Approve' }))
  await expect(page.getByText('You have approved!')).toBeVisible()
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

test('an option is minted, approved and exercised: it is burned for 300 tokens', async ({ page, devnet, chain }) => {
  const { account } = await openConnected(page, devnet, PATH)
  await expect(use(page).getByText('You have no NFTs yet.')).toBeVisible()
  await mintOptions(page, '2')
  await expect(sale(page).getByText('2 of 1000 minted')).toBeVisible()
  await expect(use(page).getByRole('button', { name: 'Exercise #1' })).toBeDisabled()
  await approve(page)

  const before = await chain.balanceOf(product, account)
  await clickAndConfirm(use(page).getByRole('button', { name: 'Exercise #1' }))
  await expect(page.getByText('You have exercise #1!')).toBeVisible()
  expect((await chain.balanceOf(product, account)) - before).toBe(CRO(300))
  await expect(use(page).getByRole('button', { name: 'Exercise #1' })).toHaveCount(0)
  await expect(use(page).getByRole('button', { name: 'Exercise #2' })).toBeEnabled()
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

test('a mint is capped at the remaining supply, and the sale ends', async ({ page, devnet, chain }) => {
  const from = devnet.accounts[1]
  for (const quantity of [...Array<number>(9).fill(100), 98]) {
    await chain.rpc('eth_sendTransaction', [
      {
        from,
        to: optionNft,
        value: hex(CRO(100 * quantity)),
        data: option.encodeFunctionData('mint', [quantity]),
        gas: '0x1c00000',
      },
    ])
  }
  const { account } = await openConnected(page, devnet, PATH)
  await expect(sale(page).getByText('998 of 1000 minted')).toBeVisible()
  const quantity = sale(page).getByLabel('Quantity')
  await quantity.fill('')
  await expect(sale(page).getByRole('button', { name: 'Enter a quantity' })).toBeDisabled()
  await quantity.pressSequentially('-5')
  await expect(quantity).toHaveValue('5')
  await expect(sale(page).getByText('Only 2 left. You will mint 2.')).toBeVisible()
  const before = await chain.nativeBalanceOf(account)
  await clickAndConfirm(sale(page).getByRole('button', { name: 'Mint', exact: true }))
  await expect(page.getByText('You have minted 2 Sundial NFT!')).toBeVisible()
  const paid = before - (await chain.nativeBalanceOf(account))
  expect(paid).toBeGreaterThan(CRO(200))
  expect(paid).toBeLessThan(CRO(201))
  await expect(sale(page).getByText('Sale has Ended')).toBeVisible()
  await expect(sale(page).getByRole('button')).toHaveCount(0)
})

test('an exercise without enough CRO says what is needed', async ({ page, devnet, chain }) => {
  const { account, ...wallet } = await openConnected(page, devnet, PATH)
  await mintOptions(page, '1')
  await approve(page)
  const sent = (await wallet.sent()).length
  await chain.rpc('anvil_setBalance', [account, hex(CRO(100))])
  await chain.mine()
  await expect(use(page).getByText(/You need more than 100 CRO/)).toBeVisible()
  await clickAndGoBack(
    use(page).getByRole('button', { name: 'Exercise #1' }),
    'Failed to exercise #1. You need 100 CRO',
  )
  expect(await wallet.sent()).toHaveLength(sent)
})

test('transactions that the contracts would reject are not sent', async ({ page, devnet, chain }) => {
  const { ...wallet } = await openConnected(page, devnet, PATH)
  await mintOptions(page, '1')
  await clickAndConfirm(loyalty(page).getByRole('button', { name: 'Mint for 50 CRO' }))
  await expect(claim(page).getByRole('button', { name: 'Claim 100 WCRO' })).toBeEnabled()
  const sent = (await wallet.sent()).length

  await chain.rpc('anvil_setCode', [loyaltyClaim, REVERTING_CODE])
  await clickAndGoBack(claim(page).getByRole('button', { name: 'Claim 100 WCRO' }), 'Failed to claim')
  await chain.rpc('anvil_setCode', [optionNft, REVERTING_CODE])
  await clickAndGoBack(sale(page).getByRole('button', { name: 'Mint', exact: true }), 'Failed to mint')
  await clickAndGoBack(use(page).getByRole('button', { name: 'Approve' }), 'Failed to approve')
  expect(await wallet.sent()).toHaveLength(sent)
})

test('an exercise that would revert for another reason names the NFT', async ({ page, devnet, chain }) => {
  await openConnected(page, devnet, PATH)
  await mintOptions(page, '1')
  await approve(page)
  await chain.rpc('anvil_setCode', [optionExercise, REVERTING_CODE])
  await clickAndGoBack(use(page).getByRole('button', { name: 'Exercise #1' }), 'Failed to exercise #1')
})

test('a loyalty mint that would revert says so', async ({ page, devnet, chain }) => {
  await openConnected(page, devnet, PATH)
  await expect(loyalty(page).getByRole('button', { name: 'Mint for 50 CRO' })).toBeEnabled()
  await chain.rpc('anvil_setCode', [loyaltyNft, REVERTING_CODE])
  await clickAndGoBack(loyalty(page).getByRole('button', { name: 'Mint for 50 CRO' }), 'Failed to mint')
})

test('a rejection in the wallet sends nothing', async ({ page, devnet }) => {
  const wallet = await openConnected(page, devnet, PATH)
  for (const button of [
    sale(page).getByRole('button', { name: 'Mint', exact: true }),
    loyalty(page).getByRole('button', { name: 'Mint for 50 CRO' }),
  ]) {
    await wallet.rejectNext()
    await clickAndConfirm(button)
    await expect(page.getByText('You rejected the request')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByText('You rejected the request')).toHaveCount(0)
  }
  expect(await wallet.sent()).toEqual([])
})

test('after their windows, nothing can be minted, claimed or exercised', async ({ page, chain }) => {
  await chain.rpc('evm_setNextBlockTimestamp', [AFTER_ALL_WINDOWS_SEC])
  await chain.mine()
  await page.goto('/nft/anything/below')
  for (const block of [claim(page), loyalty(page), use(page)]) {
    await expect(block.getByText(/^Ended on /)).toBeVisible()
    await expect(block.getByRole('button')).toHaveCount(0)
  }
  await expect(sale(page).getByRole('button')).toBeVisible()
})

test('fits and is accessible', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await mintOptions(page, '1')
  await expect(use(page).getByRole('button', { name: 'Approve' })).toBeVisible()
  await expectFitsAndIsAccessible(page)
})
