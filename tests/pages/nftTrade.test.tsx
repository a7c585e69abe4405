import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface } from 'ethers'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { createNftMarket, marketAddress } from '../support/nftMarket'
import { click, clickAndConfirm, clickAndGoBack, expectEnabled, fill, paste, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const WEI = 10n ** 18n
const { wcro: WCRO } = deployment.contracts
const ABI = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function viewAsksByCollectionAndTokenIds(address, uint256[]) view returns (bool[], tuple(address seller, uint256 price)[])',
  'function modifyCollection(address, address, address, uint256, uint256)',
  'function isApprovedForAll(address, address) view returns (bool)',
  'function setApprovalForAll(address, bool)',
])

const chain = useChain()

async function read(to: string, name: string, args: readonly unknown[]) {
  const data = ABI.encodeFunctionData(name, [...args])
  return ABI.decodeFunctionResult(name, await chain.rpc('eth_call', [{ to, data }, 'latest']))
}
const ownerOf = async (collection: string, tokenId: number) =>
  String((await read(collection, 'ownerOf', [tokenId]))[0]).toLowerCase()
async function askOf(collection: string, tokenId: number) {
  const [, asks] = await read(marketAddress, 'viewAsksByCollectionAndTokenIds', [collection, [tokenId]])
  return BigInt(String((asks as readonly { readonly price: bigint }[])[0]?.price ?? 0n))
}
const me = () => accountAt(0).toLowerCase()
const trade = async () => within(await screen.findByTestId('nft-trade'))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const itemPath = (collection: string, tokenId: number) => `/nfts/collections/${collection}/${tokenId}`

async function openBuying(collection: string, tokenId: number, options: Parameters<typeof openConnected>[1] = {}) {
  const page = await openConnected(itemPath(collection, tokenId), options)
  await click(() => screen.getByRole('button', { name: 'Buy' }))
  return { ...page, form: await dialog(/^Buy /) }
}

it('shows an NFT with its price, what the seller gets, traits, history and others of its collection', async () => {
  const market = await createNftMarket(chain)
  openPage(itemPath(market.collection('Selvage'), 31))
  const panel = await trade()
  await panel.findByText('Platform fee (2%)')
  expect(panel.getByText('Creator fee (5%)')).toBeVisible()
  expect(panel.getByText('The seller gets').closest('div')).toHaveTextContent(/139\.5\s*CRO/)
  await screen.findByRole('heading', { name: 'Traits' })
  expect((await screen.findAllByText(/% have this$/)).length).toBeGreaterThan(0)
  const history = within(await screen.findByTestId('nft-history'))
  await waitFor(() => expect(history.getAllByText('Sold').length).toBeGreaterThan(1))
  expect(history.getByText('Modified')).toBeVisible()
  await screen.findByRole('heading', { name: 'More of this collection' })
})

it('buys with CRO for exactly the price', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const { form } = await openBuying(selvage, 31)
  await form.findByText('Last sales of this NFT')
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy' }))
  await screen.findByText(/^Bought /)
  expect(await ownerOf(selvage, 31)).toBe(me())
  await click(() => screen.getByRole('button', { name: 'Sell' }))
})

it('buys with wrapped CRO, for which it approves first', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const before = await chain.balanceOf(WCRO, accountAt(0))
  const { form } = await openBuying(selvage, 51)
  await userEvent.selectOptions(await form.findByLabelText('Pay with'), 'WCRO')
  await clickAndConfirm(() => form.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy' }))
  await screen.findByText(/^Bought /)
  expect(await ownerOf(selvage, 51)).toBe(me())
  expect(before - (await chain.balanceOf(WCRO, accountAt(0)))).toBe(105n * WEI)
})

it('keeps the form where the wallet rejects, and sends nothing', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const { form, wallet } = await openBuying(selvage, 31)
  wallet.rejectNext()
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy' }))
  await screen.findByText('You rejected the request')
  expect(wallet.state().sent).toEqual([])
  await expectEnabled(() => form.getByRole('button', { name: 'Buy' }))
})

it('says that an NFT was sold while the form is open, and offers nothing', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const { form } = await openBuying(selvage, 31)
  await expectEnabled(() => form.getByRole('button', { name: 'Buy' }))
  await market.send(market.roles.traders[1], 'buyTokenUsingBNB', [selvage, 31], 150n * WEI)
  await form.findAllByText('No longer for sale')
  expect(form.queryByRole('button', { name: 'Buy' })).toBeNull()
})

it('asks again where the price rises while the form is open', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const { form } = await openBuying(selvage, 31)
  await expectEnabled(() => form.getByRole('button', { name: 'Buy' }))
  await market.send(market.roles.traders[0], 'modifyAskOrder', [selvage, 31, 160n * WEI])
  await form.findByText('The price rose from 150 to 160 CRO')
  await click(() => form.getByRole('button', { name: 'Buy' }))
  await form.findByText('Accept the new price first.')
  await userEvent.click(form.getByRole('checkbox', { name: 'I accept the new price' }))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy' }))
  await screen.findByText(/^Bought /)
  expect(await ownerOf(selvage, 31)).toBe(me())
})

it('refuses a price that rose, and a sale that ended, while the review is open', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const { form, wallet } = await openBuying(selvage, 31)
  await click(() => form.getByRole('button', { name: 'Buy' }))
  const sheet = within(await reviewSheet())
  await expectEnabled(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  await market.send(market.roles.traders[0], 'modifyAskOrder', [selvage, 31, 160n * WEI])
  await sheet.findByText('The price is now 160 CRO')
  await market.send(market.roles.traders[0], 'cancelAskOrder', [selvage, 31])
  await sheet.findByText(/is no longer for sale$/)
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  expect(wallet.state().sent).toEqual([])
})

it('asks to confirm a price far above the lowest one of the collection', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  await market.send(market.roles.traders[0], 'modifyAskOrder', [selvage, 31, 316n * WEI])
  const { form } = await openBuying(selvage, 31)
  await form.findByText('This price is more than 3 times the lowest one in the collection')
  await click(() => form.getByRole('button', { name: 'Buy' }))
  await form.findByText('Tick this box to buy at this price.')
  await userEvent.click(form.getByRole('checkbox', { name: 'I want to pay this price' }))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy' }))
  await screen.findByText(/^Bought /)
})

it('switches to wrapped CRO where CRO is short, and says what is missing', async () => {
  const market = await createNftMarket(chain)
  await chain.rpc('anvil_setBalance', [accountAt(0), `0x${(20n * WEI).toString(16)}`])
  const { form } = await openBuying(market.collection('Selvage'), 31)
  await form.findByText("You don't have enough CRO, so you pay with WCRO.")
  await userEvent.selectOptions(form.getByLabelText('Pay with'), 'CRO')
  await form.findByRole('button', { name: 'Not enough CRO to purchase this NFT' })
})

it('enables the listing of one NFT, lists it within the price range, changes the price and removes it', async () => {
  const market = await createNftMarket(chain)
  const nights = market.collection('Ten Thousand Nights')
  await chain.send({
    from: accountAt(0),
    to: nights,
    data: ABI.encodeFunctionData('setApprovalForAll', [marketAddress, false]),
  })
  await openConnected(itemPath(nights, 102))
  await click(() => screen.getByRole('button', { name: 'Sell' }))
  const form = await dialog('Sell')
  await fill(form.getByLabelText('Set price'), '0.001')
  await form.findAllByText('NFT sale price must lie between 0.005 and 10000 WCRO')
  await fill(form.getByLabelText('Set price'), '100')
  await form.findByText('You get')
  expect(form.getByText('You get').closest('div')).toHaveTextContent(/97\s*CRO/)
  await clickAndConfirm(() => form.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => form.getByRole('button', { name: 'List for sale' }))
  await screen.findByText(/is on sale for 100 CRO$/)
  expect(await askOf(nights, 102)).toBe(100n * WEI)
  expect((await read(nights, 'isApprovedForAll', [accountAt(0), marketAddress]))[0]).toBe(false)

  await click(() => screen.getByRole('button', { name: 'Adjust price' }))
  const adjust = await dialog('Adjust price')
  await fill(adjust.getByLabelText('New price'), '90')
  await clickAndConfirm(() => adjust.getByRole('button', { name: 'Adjust price' }))
  await screen.findByText(/now costs 90 CRO$/)
  expect(await askOf(nights, 102)).toBe(90n * WEI)

  await clickAndConfirm(() => screen.getByRole('button', { name: 'Remove from market' }))
  await screen.findByText(/is back in your wallet$/)
  expect(await ownerOf(nights, 102)).toBe(me())
})

it('refuses to list an NFT that its collection does not let be sold', async () => {
  const market = await createNftMarket(chain)
  await openConnected(itemPath(market.collection('Horizons'), 12))
  await click(() => screen.getByRole('button', { name: 'Sell' }))
  const form = await dialog('Sell')
  await form.findByRole('button', { name: "This NFT can't be listed" })
})

it('neither sells nor lists in a closed collection, but gives back what is listed', async () => {
  const market = await createNftMarket(chain)
  const gnomons = market.collection('Gnomons')
  await openConnected(itemPath(gnomons, 6), { index: 1 })
  const panel = await trade()
  await panel.findByText("It can't be sold any more. Remove it from the market to get it back.")
  expect(panel.queryByRole('button', { name: 'Adjust price' })).toBeNull()
  await clickAndConfirm(() => panel.getByRole('button', { name: 'Remove from market' }))
  await screen.findByText(/is back in your wallet$/)
  await panel.findByText("This collection is closed: its NFTs can't be listed any more.")
})

it('transfers an NFT to a checked address only', async () => {
  const market = await createNftMarket(chain)
  const horizons = market.collection('Horizons')
  const { wallet } = await openConnected(itemPath(horizons, 14))
  await click(() => screen.getByRole('button', { name: 'Transfer' }))
  const form = await dialog('Transfer')
  const field = form.getByLabelText('Receiving address')
  await paste(field, horizons)
  await form.findAllByText('Please enter a valid wallet address.')
  await paste(field, accountAt(0))
  await form.findAllByText('This is your own address')
  await paste(field, accountAt(5))
  wallet.rejectNext()
  await clickAndConfirm(() => form.getByRole('button', { name: 'Transfer' }))
  await screen.findByText('You rejected the request')
  await clickAndConfirm(() => form.getByRole('button', { name: 'Transfer' }))
  await screen.findByText(/^Transferred /)
  expect(await ownerOf(horizons, 14)).toBe(accountAt(5).toLowerCase())
})

it('predicts that a contract does not take the NFT', async () => {
  const market = await createNftMarket(chain)
  const receiver = `0x${'5a'.repeat(20)}`
  await chain.rpc('anvil_setCode', [receiver, '0x5f5ffd'])
  await openConnected(itemPath(market.collection('Horizons'), 15))
  await click(() => screen.getByRole('button', { name: 'Transfer' }))
  const form = await dialog('Transfer')
  await paste(form.getByLabelText('Receiving address'), receiver)
  await clickAndGoBack(() => form.getByRole('button', { name: 'Transfer' }), 'Unable to transfer NFT.')
})

it('is not found where there is no such token or collection', async () => {
  const market = await createNftMarket(chain)
  openPage(itemPath(market.collection('Horizons'), 999_999))
  await screen.findByRole('link', { name: 'Back Home' })
})

it('lists own NFTs by where they are, and what the creator can claim', async () => {
  await openConnected('/nfts/profile')
  const own = within(await screen.findByTestId('own-nfts'))
  await own.findByRole('heading', { name: /^In Wallet/ })
  expect(own.getByRole('heading', { name: /^For Sale/ })).toBeVisible()
  expect(own.getByRole('heading', { name: /^Profile Pic/ })).toBeVisible()
  expect(own.getByRole('link', { name: 'Horizons #14' })).toBeVisible()
  const activity = within(await screen.findByTestId('nft-activity'))
  await waitFor(() => expect(activity.getAllByText('Bought').length).toBeGreaterThan(0))
})

it('pays a creator what its collections earned', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const terms = [selvage, accountAt(0), `0x${'0'.repeat(40)}`, 200, 500]
  await chain.send({
    from: market.roles.market,
    to: marketAddress,
    data: ABI.encodeFunctionData('modifyCollection', terms),
  })
  await market.send(market.roles.traders[1], 'buyTokenUsingBNB', [selvage, 31], 150n * WEI)
  await openConnected('/nfts/profile')
  const revenue = within(await screen.findByTestId('nft-revenue'))
  await waitFor(() => expect(revenue.getByText('You can claim').closest('div')).toHaveTextContent(/7\.5\s*WCRO/))
  const before = await chain.balanceOf(WCRO, accountAt(0))
  await clickAndConfirm(() => revenue.getByRole('button', { name: 'Claim' }))
  await waitFor(async () => expect((await chain.balanceOf(WCRO, accountAt(0))) - before).toBe((15n * WEI) / 2n))
})

it('shows the profile of another player with its NFTs and activity', async () => {
  openPage(`/profile/${accountAt(1)}`)
  const nfts = within(await screen.findByTestId('player-nfts'))
  await nfts.findByRole('heading', { name: /^For Sale/ })
  await screen.findByTestId('nft-activity')
})
