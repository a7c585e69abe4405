import { createChain } from '../support/chain'
import { createNftMarket } from '../support/nftMarket'
import { confirmPreview } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const itemPath = (collection: string, tokenId: number) => `/nfts/collections/${collection}/${tokenId}`

test('on a phone, an NFT is bought with the keyboard', async ({ page, devnet }) => {
  const market = await createNftMarket(createChain(devnet.rpcUrl))
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, itemPath(market.collection('Selvage'), 31))
  const panel = page.getByTestId('nft-trade')
  await expect(panel.getByText('Creator fee (5%)')).toBeVisible()
  await expect(page.getByTestId('nft-history').getByRole('img')).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await panel.getByRole('button', { name: 'Buy' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: /^Buy / })
  await expect(form.getByRole('button', { name: 'Buy' })).toBeEnabled()
  await expectFitsAndIsAccessible(page)
  await form.getByRole('button', { name: 'Buy' }).focus()
  await page.keyboard.press('Enter')
  await confirmPreview(page)
  await expect(panel.getByRole('button', { name: 'Sell' })).toBeVisible()
  await panel.getByRole('button', { name: 'Sell' }).click()
  const sale = page.getByRole('dialog', { name: 'Sell' })
  await sale.getByLabel('Set price').fill('200')
  await expectFitsAndIsAccessible(page)
})

test('own NFTs fit a phone, and several are chosen', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, '/nfts/profile')
  const own = page.getByTestId('own-nfts')
  await own.getByRole('checkbox', { name: 'Select Horizons #14' }).check()
  await expect(own.getByRole('button', { name: 'List 1 NFT' })).toBeEnabled()
  await expect(page.getByTestId('nft-activity').getByText('Bought').first()).toBeVisible()
  await expectFitsAndIsAccessible(page)
})
