import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface } from 'ethers'
import { afterEach, expect, it, vi } from 'vitest'
import { addToCart, clearCart } from '@/domain/nft-market/cart'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { createNftMarket, marketAddress } from '../support/nftMarket'
import { click, clickAndConfirm, expectEnabled, fill, paste, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'
import { refuseUrls } from './support/refuseRequests'

const WEI = 10n ** 18n
const { bunnies: BUNNIES } = deployment.profile.contracts
const ABI = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function getApproved(uint256) view returns (address)',
  'function isApprovedForAll(address, address) view returns (bool)',
  'function approve(address, uint256)',
  'function setApprovalForAll(address, bool)',
])

const chain = useChain()
afterEach(() => {
  vi.restoreAllMocks()
  act(clearCart)
})

async function read(to: string, name: string, args: readonly unknown[]) {
  const data = ABI.encodeFunctionData(name, [...args])
  return ABI.decodeFunctionResult(name, await chain.rpc('eth_call', [{ to, data }, 'latest']))[0] as unknown
}
const ownerOf = async (collection: string, tokenId: number | bigint) =>
  String(await read(collection, 'ownerOf', [tokenId])).toLowerCase()
const approveAll = (collection: string, isApproved: boolean) =>
  chain.send({
    from: accountAt(0),
    to: collection,
    data: ABI.encodeFunctionData('setApprovalForAll', [marketAddress, isApproved]),
  })
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const itemPath = (collection: string, tokenId: number) => `/nfts/collections/${collection}/${tokenId}`

async function choose(...names: readonly string[]) {
  const own = within(await screen.findByTestId('own-nfts'))
  for (const name of names) await userEvent.click(await own.findByRole('checkbox', { name: `Select ${name}` }))
  return own
}

it('approves and lists several NFTs in one confirmation of a wallet that batches', async () => {
  const market = await createNftMarket(chain)
  const nights = market.collection('Ten Thousand Nights')
  await approveAll(nights, false)
  const { wallet } = await openConnected('/nfts/profile', { takesBatches: true })
  const own = await choose('Ten Thousand Nights #102', 'Ten Thousand Nights #103')
  await click(() => own.getByRole('button', { name: 'List 2 NFTs' }))
  const form = await dialog('List 2 NFTs')
  await fill(form.getByLabelText('Price of Ten Thousand Nights #102 (CRO)'), '70')
  await fill(form.getByLabelText('Price of Ten Thousand Nights #103 (CRO)'), '80')
  await form.findByText('Your wallet confirms everything at once. If one fails, nothing is sent.')
  await clickAndConfirm(() => form.getByRole('button', { name: 'List for sale' }))
  await screen.findByText('2 NFTs are on sale')
  expect(await ownerOf(nights, 102)).toBe(marketAddress.toLowerCase())
  expect(await ownerOf(nights, 103)).toBe(marketAddress.toLowerCase())
  expect(await read(nights, 'isApprovedForAll', [accountAt(0), marketAddress])).toBe(false)
  expect(wallet.state().methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
})

it('sends several NFTs one after another with another wallet, and stops where one is rejected', async () => {
  const market = await createNftMarket(chain)
  const horizons = market.collection('Horizons')
  const { wallet } = await openConnected('/nfts/profile')
  const own = await choose('Horizons #14', 'Horizons #15')
  await click(() => own.getByRole('button', { name: 'Transfer 2 NFTs' }))
  const form = await dialog('Transfer 2 NFTs')
  await form.findByText('Your wallet asks you to confirm each NFT.')
  // They are sent in the order of the list, which is the collection's: a sale that was cancelled has moved #14 behind #15.
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Horizons #15', 'Horizons #14'])
  await paste(form.getByLabelText('Receiving address'), accountAt(5))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Transfer' }))
  const sheet = within(await reviewSheet())
  wallet.rejectNext()
  await click(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  await screen.findByText('You rejected the request')
  expect(await ownerOf(horizons, 15)).toBe(accountAt(5).toLowerCase())
  expect(await ownerOf(horizons, 14)).toBe(accountAt(0).toLowerCase())
})

it('buys a cart in one confirmation, once what has changed is settled', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  await openConnected(itemPath(selvage, 31), { takesBatches: true })
  await click(() => screen.getByRole('button', { name: 'Add to cart' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Selvage #51' }))
  await screen.findByRole('heading', { level: 1, name: /51$/ })
  await click(() => screen.getByRole('button', { name: 'Add to cart' }))
  await click(() => screen.getByRole('button', { name: 'Review cart' }))
  const form = await dialog('Cart: 2 NFTs')
  await expectEnabled(() => form.getByRole('button', { name: 'Buy all' }))
  await market.send(market.roles.traders[0], 'modifyAskOrder', [selvage, 31, 140n * WEI])
  await form.findByRole('button', { name: 'Remove or accept the marked NFTs' })
  await click(() => form.getByRole('button', { name: 'Accept new price' }))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy all' }))
  await screen.findByText('Bought 2 NFTs')
  expect(await ownerOf(selvage, 31)).toBe(accountAt(0).toLowerCase())
  expect(await ownerOf(selvage, 51)).toBe(accountAt(0).toLowerCase())
  expect(screen.queryByTestId('nft-cart')).toBeNull()
})

it('reviews each NFT of a cart like a single purchase: last sales, lowest price, high prices and imitations', async () => {
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  const hostile = await market.addHostile([1, 4])
  await market.send(market.roles.traders[0], 'modifyAskOrder', [selvage, 31, 316n * WEI])
  await openConnected(`/nfts/collections/${selvage}`, { takesBatches: true })
  await click(() => screen.getByRole('button', { name: 'Add Selvage #31 to cart' }))
  await click(() => screen.getByRole('button', { name: 'Add Selvage #51 to cart' }))
  act(() => addToCart({ collection: hostile, tokenId: 4n, name: 'Horizons #4', priceWei: 4n * WEI }))
  const requests = vi.spyOn(globalThis, 'fetch')
  await click(() => screen.getByRole('button', { name: 'Review cart' }))
  const form = await dialog('Cart: 3 NFTs')
  const item = async (name: string) => within(await form.findByRole('listitem', { name }))
  const isHigh = 'This price is more than 3 times the lowest one in the collection'
  const high = await item('Selvage #31')
  await high.findByText(isHigh)
  expect(high.getByText('Lowest price in the collection').closest('div')).toHaveTextContent(/105\s*CRO/)
  // It was sold for 130 and for 90.
  await waitFor(() => expect(high.getAllByRole('link').map((link) => link.closest('div')?.textContent)).toHaveLength(2))
  expect(high.getByText('Last sales of this NFT')).toBeVisible()
  expect(high.queryByText(/^Looks like/)).toBeNull()
  const fair = await item('Selvage #51')
  await fair.findByText('Never sold on this market.')
  expect(fair.queryByText(isHigh)).toBeNull()
  const copy = await item('Horizons #4')
  await copy.findByText(/^Looks like Horizons \(0x/)
  expect(copy.getByText(isHigh)).toBeVisible()
  const asked = requests.mock.calls.filter(
    ([, init]) => typeof init?.body === 'string' && init.body.includes('nftSales'),
  )
  expect(asked).toHaveLength(1)
  await click(() => form.getByRole('button', { name: 'Buy all' }))
  await form.findByText('Tick this box to buy at this price.')
  for (const marked of [high, copy])
    await userEvent.click(marked.getByRole('checkbox', { name: 'I want to pay this price' }))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy all' }))
  await screen.findByText('Bought 3 NFTs')
  expect(await ownerOf(selvage, 31)).toBe(accountAt(0).toLowerCase())
})

it('says that the last sales of a cart could not be loaded, not that there were none', async () => {
  const market = await createNftMarket(chain)
  await openConnected(`/nfts/collections/${market.collection('Selvage')}`)
  await click(() => screen.getByRole('button', { name: 'Add Selvage #51 to cart' }))
  refuseUrls('/subgraphs/name/nft-market')
  await click(() => screen.getByRole('button', { name: 'Review cart' }))
  const form = await dialog('Cart: 1 NFT')
  await form.findByText('Could not load the last sales.')
  expect(form.queryByText('Never sold on this market.')).toBeNull()
})

it('fills the cart from the list of a collection, without the own listings', async () => {
  const market = await createNftMarket(chain)
  await openConnected(`/nfts/collections/${market.collection('Selvage')}`)
  await click(() => screen.getByRole('button', { name: 'Add Selvage #31 to cart' }))
  await click(() => screen.getByRole('button', { name: 'Add Selvage #51 to cart' }))
  const cart = within(await screen.findByTestId('nft-cart'))
  expect(cart.getByRole('heading', { name: 'Cart: 2 NFTs' })).toBeVisible()
  await click(() => screen.getByRole('button', { name: 'Remove Selvage #31 from cart' }))
  await cart.findByRole('heading', { name: 'Cart: 1 NFT' })
  await click(() => cart.getByRole('button', { name: 'Review cart' }))
  const form = await dialog('Cart: 1 NFT')
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy all' }))
  await screen.findByText(/^Bought /)
  expect(await ownerOf(market.collection('Selvage'), 51)).toBe(accountAt(0).toLowerCase())
})

it('empties the cart when the wallet is disconnected', async () => {
  const market = await createNftMarket(chain)
  await openConnected(itemPath(market.collection('Selvage'), 31))
  await click(() => screen.getByRole('button', { name: 'Add to cart' }))
  await screen.findByTestId('nft-cart')
  await click(() => screen.getByRole('button', { name: /^0x/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Disconnect' }))
  await waitFor(() => expect(screen.queryByTestId('nft-cart')).toBeNull())
})

it('shows and trades NFTs without the index and without the service', async () => {
  refuseUrls('/subgraphs/name/nft-market')
  const market = await createNftMarket(chain)
  const selvage = market.collection('Selvage')
  await openConnected(itemPath(selvage, 31))
  const history = within(await screen.findByTestId('nft-history'))
  await history.findByRole('button', { name: 'Retry' })
  await click(() => screen.getByRole('button', { name: 'Buy' }))
  const form = await dialog(/^Buy /)
  await form.findByText('Could not load the last sales.')
  await clickAndConfirm(() => form.getByRole('button', { name: 'Buy' }))
  await screen.findByText(/^Bought /)
  expect(await ownerOf(selvage, 31)).toBe(accountAt(0).toLowerCase())
})

it('has no traits without the service, and names an NFT by its collection', async () => {
  refuseUrls('/nft/')
  const market = await createNftMarket(chain)
  openPage(itemPath(market.collection('Selvage'), 31))
  await screen.findByRole('heading', { level: 1, name: 'Selvage #31' })
  await screen.findByText(/^Could not load the description and traits/)
  const trade = within(await screen.findByTestId('nft-trade'))
  expect(await trade.findByText('Platform fee (2%)')).toBeVisible()
})

it('transfers a collectible from the profile', async () => {
  await openConnected('/profile')
  await screen.findAllByRole('button', { name: /^Transfer / })
  // Named by its kind once that is read.
  const transfer = () => screen.getAllByRole('button', { name: /^Transfer / })[0] ?? document.body
  const tokenId = BigInt(/(\d+)$/.exec(transfer().getAttribute('aria-label') ?? '')?.[1] ?? 0)
  await click(transfer)
  const form = await dialog('Transfer')
  await paste(form.getByLabelText('Receiving address'), accountAt(5))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Transfer' }))
  await screen.findByText(/^Transferred /)
  expect(await ownerOf(BUNNIES, tokenId)).toBe(accountAt(5).toLowerCase())
})

it('lists and revokes what the market may take', async () => {
  const market = await createNftMarket(chain)
  const nights = market.collection('Ten Thousand Nights')
  await approveAll(nights, false)
  await chain.send({
    from: accountAt(0),
    to: nights,
    data: ABI.encodeFunctionData('approve', [marketAddress, 102]),
  })
  await openConnected('/allowances')
  const revoke = { name: 'Revoke Ten Thousand Nights #102 for NFT market' }
  // The list may have one page or two, and rows still arrive on either.
  await waitFor(async () => {
    if (screen.queryByRole('button', revoke) !== null) return
    for (const name of ['Next page', 'Previous page']) {
      const turn = screen.queryByRole('button', { name })
      if (turn !== null && !turn.matches(':disabled, [aria-disabled="true"]')) {
        await userEvent.click(turn)
        break
      }
    }
    screen.getByRole('button', revoke)
  })
  await clickAndConfirm(() => screen.getByRole('button', revoke))
  await waitFor(() => expect(screen.queryByRole('button', revoke)).toBeNull())
  expect(String(await read(nights, 'getApproved', [102]))).toBe(`0x${'0'.repeat(40)}`)
})
