import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nftCollectionPath } from '@/config/routes'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { createNftMarket } from '../support/nftMarket'
import { click } from './support/confirm'
import { openPage } from './support/openPage'
import { refuseRequests, refuseUrls } from './support/refuseRequests'

const INDEX = 'subgraphs/name/nft-market'
const SERVICE = '/nft/collections'

const chain = useChain()

afterEach(() => {
  vi.restoreAllMocks()
})

const collectionOf = async (name: string) => (await createNftMarket(chain)).collection(name)
const openCollection = async (name: string, search = '') =>
  openPage(nftCollectionPath(await collectionOf(name)) + search)
const cards = async () => within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem')
const firstCard = async () => (await cards())[0]
/** The value of a fact in the head of a collection. */
const fact = (name: string) => {
  const term = screen.getAllByText(name).find((element) => element.tagName === 'DT')
  return term?.nextElementSibling?.textContent ?? ''
}
const rowOf = async (name: RegExp) => screen.findByRole('row', { name })

describe('the market', () => {
  it('says what it is, and shows the most traded collections and the newest listings', async () => {
    openPage('/nfts')
    const hot = within(await screen.findByRole('list', { name: 'Hot collections' }))
    expect(hot.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Horizons',
      'Selvage',
      'Ten Thousand Nights',
      'Gnomons',
      'Sundial Bunnies',
    ])
    expect(hot.getAllByRole('listitem')[0]).toHaveTextContent(/Verified.*Volume480 CRO.*Lowest price110 CRO.*On sale3/)
    const newest = within(await screen.findByRole('list', { name: 'Newest listings' }))
    expect(newest.getAllByRole('listitem')).toHaveLength(12)
    // The ten bunnies are the newest.
    expect(newest.getAllByRole('listitem')[0]).toHaveTextContent(/Sundial Bunnies #\d\d.*CRO.*Seller/)
    expect(newest.getAllByRole('listitem')[10]).toHaveTextContent(/Ten Thousand Nights #50\d\d.*CRO.*Seller/)
    expect(screen.getByRole('link', { name: 'Your NFTs' })).toHaveAttribute('href', '/nfts/profile')
    expect(screen.getByText('How the NFT market works')).toBeVisible()
  })

  it('sorts and searches its collections', async () => {
    openPage('/nfts/collections')
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('link').textContent)
    await rowOf(/^Horizons/)
    expect(await rowOf(/^Gnomons/)).toHaveTextContent(/Closed/)
    expect(await rowOf(/^Ten Thousand Nights/)).toHaveTextContent(/333.*30.*69\.5.*64.*10,000/)
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Supply, highest first')
    await waitFor(() =>
      expect(names()).toEqual(['Ten Thousand Nights', 'Selvage', 'Horizons', 'Gnomons', 'Sundial Bunnies']),
    )
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price, lowest first')
    await waitFor(() =>
      expect(names()).toEqual(['Ten Thousand Nights', 'Sundial Bunnies', 'Selvage', 'Horizons', 'Gnomons']),
    )
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'gnom')
    await waitFor(() => expect(names()).toEqual(['Gnomons']))
  })
})

describe('a collection', () => {
  it('has its figures, and what is on sale by price', async () => {
    await openCollection('Ten Thousand Nights')
    await screen.findByRole('heading', { level: 1, name: 'Ten Thousand Nights' })
    expect(await firstCard()).toHaveTextContent(/Ten Thousand Nights #500130 CRO.*Seller/)
    await waitFor(() => expect(fact('Supply')).toBe('10,000'))
    expect(fact('On sale')).toBe('64')
    expect(fact('Lowest price')).toMatch(/^30 CRO/)
    expect(fact('Volume')).toMatch(/^333 CRO/)
    expect([fact('Trading fee'), fact('Creator fee')]).toEqual(['2%', '1%'])
    expect(screen.getByText('64 items')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest price')
    await waitFor(async () => expect(await firstCard()).toHaveTextContent('69.5 CRO'))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Token ID')
    await waitFor(async () => expect(await firstCard()).toHaveTextContent(/#10155 CRO/))
    expect(window.location.search).toBe('?sort=id')
  })

  it('lists what is not on sale too, in pages, with its owner', async () => {
    await openCollection('Horizons', '?sale=all&sort=id')
    await waitFor(async () => expect(await cards()).toHaveLength(100))
    await waitFor(async () => expect(await firstCard()).toHaveTextContent(/Horizons #1Not for saleOwner0x/))
    await click(() => screen.getByRole('button', { name: 'Show more' }))
    await waitFor(async () => expect(await cards()).toHaveLength(200))
    expect(screen.getByText('200 items')).toBeVisible()
  })

  it('filters by traits, which the address keeps', async () => {
    await openCollection('Ten Thousand Nights')
    await userEvent.type(await screen.findByLabelText('Search traits'), 'teal')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Teal 1,876/ }))
    await screen.findByRole('button', { name: 'Remove Sky: Teal' })
    await waitFor(async () => expect((await cards()).length).toBeLessThan(64))
    const { length } = await cards()
    expect(length).toBeGreaterThan(0)
    expect(new URLSearchParams(window.location.search).getAll('trait')).toEqual(['Sky\u001fTeal'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sky: Teal' }))
    await screen.findByText('64 items')
  })

  it('has a table of its traits with their rarity and lowest prices', async () => {
    await openCollection('Gnomons', '?tab=traits')
    const table = await screen.findByRole('table', { name: 'Traits' })
    await waitFor(() => expect(within(table).getAllByText(/^350$/).length).toBeGreaterThan(0))
    const [row] = within(table).getAllByRole('row').slice(1)
    expect(row).toHaveTextContent(/\d+%/)
  })

  it('has its activity by kind', async () => {
    await openCollection('Horizons', '?tab=activity')
    const table = () => screen.getByRole('table', { name: 'Activity' })
    await screen.findByRole('table', { name: 'Activity' })
    const kinds = () =>
      within(table())
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[1]?.textContent)
    expect(new Set(kinds())).toEqual(new Set(['Listed', 'Sold', 'Delisted']))
    for (const kind of ['Sold', 'Bought', 'Delisted']) {
      await userEvent.click(screen.getByRole('button', { name: kind }))
      await waitFor(() => expect(new Set(kinds())).toEqual(new Set([kind])))
    }
    await userEvent.click(screen.getByRole('button', { name: 'Modified' }))
    await screen.findByText('No activity yet')
  })

  it('of the bunnies names them and their kinds, and filters them by kind', async () => {
    const { bunnies } = deployment.nftMarket.contracts
    openPage(nftCollectionPath(bunnies))
    await screen.findByText('10 items')
    await screen.findAllByText('Verified')
    expect(await firstCard()).toHaveTextContent(/#\d+95 CRO/)
    expect([fact('On sale'), fact('Trading fee'), fact('Creator fee')]).toEqual(['10', '2%', '0%'])
    // Two of this kind are on sale; others are in wallets.
    await userEvent.type(await screen.findByLabelText('Search traits'), 'zenith')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Zenith 4/ }))
    await screen.findByRole('button', { name: 'Remove Kind: Zenith' })
    await screen.findByText('2 items')
    const shown = (await cards()).map(({ textContent }) => textContent)
    expect(shown[0]).toMatch(/Zenith #\d\d275 CRO/)
    expect(shown[1]).toMatch(/Zenith #\d\d320 CRO/)
    await userEvent.click(screen.getByRole('switch', { name: 'On sale only' }))
    await screen.findByText('4 items')
    await userEvent.click(screen.getByRole('link', { name: shown[0]?.split('275')[0] ?? '' }))
    const more = within(await screen.findByRole('region', { name: 'More of this collection' }))
    // The other one of its kind.
    const others = more.getAllByRole('link', { name: /^Zenith #/ })
    expect(others).toHaveLength(1)
    expect(shown[1]).toContain(/#\d+/.exec(others[0]?.textContent ?? '')?.[0])
  })

  it('that is closed or unknown says so', async () => {
    await openCollection('Gnomons')
    await screen.findByText('This collection is closed')
    openPage(nftCollectionPath(`0x${'12'.repeat(20)}`))
    await screen.findByText('This collection is not on the market.')
    openPage('/nfts/collections/nonsense')
    await screen.findByText("The link does not contain a collection's address.")
  })

  it('with the name of a verified one is marked, and its hostile metadata is text', async () => {
    const { addHostile } = await createNftMarket(chain)
    const hostile = await addHostile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    openPage(nftCollectionPath(hostile))
    await screen.findByText('This is not the verified collection Horizons')
    expect(screen.queryByText('Verified')).toBeNull()
    await waitFor(async () => expect(await cards()).toHaveLength(10))
    expect(await firstCard()).toHaveTextContent(/Horizons #11 CRO/)
    expect(document.querySelector('script[src*="tracker"], img[src*="tracker"]')).toBeNull()
  })
})

it('shows the activity of the whole market, and of one collection', async () => {
  openPage('/nfts/activity')
  const table = () => within(screen.getByRole('table', { name: 'Activity' }))
  await screen.findByRole('table', { name: 'Activity' })
  await userEvent.click(screen.getByRole('button', { name: 'Sold' }))
  await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(11))
  await screen.findByRole('option', { name: 'Gnomons' })
  await userEvent.selectOptions(screen.getByLabelText('Collection'), 'Gnomons')
  await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(2))
  expect(table().getByText('320')).toBeVisible()
})

describe('without the index', () => {
  it('the market has its listings and prices from the contract', async () => {
    refuseUrls(INDEX)
    openPage('/nfts')
    await screen.findByText("The market's index is unavailable right now")
    const cheapest = within(await screen.findByRole('list', { name: 'On sale now' }))
    expect(cheapest.getAllByRole('listitem')[0]).toHaveTextContent(/#5001.*30 CRO/)
    const hot = within(await screen.findByRole('list', { name: 'Hot collections' }))
    expect(hot.getAllByRole('listitem')[0]).toHaveTextContent(
      /Ten Thousand Nights.*Volume–.*Lowest price30 CRO.*On sale64/,
    )
  })

  it('a collection has them too, but no activity', async () => {
    refuseUrls(INDEX)
    await openCollection('Selvage')
    await screen.findByRole('heading', { level: 1, name: 'Selvage' })
    await waitFor(async () => expect(await cards()).toHaveLength(4))
    expect(await firstCard()).toHaveTextContent(/Selvage #51105 CRO/)
    expect(fact('On sale')).toBe('4')
    expect(fact('Volume')).toMatch(/^–/)
    await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
    const refused = vi.mocked(globalThis.fetch)
    await screen.findByText('History is unavailable right now')
    refused.mockRestore()
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1) as HTMLElement)
    await screen.findByRole('table', { name: 'Activity' })
  })
})

describe('without the service', () => {
  it('names come from the index, supplies and tokens from the contracts', async () => {
    refuseUrls(SERVICE)
    await openCollection('Horizons', '?sale=all&sort=id')
    await screen.findByText('The NFT service is unavailable right now')
    await screen.findByRole('heading', { level: 1, name: 'Horizons' })
    await waitFor(async () => expect(await cards()).toHaveLength(100))
    await waitFor(() => expect(fact('Supply')).toBe('200'))
    await screen.findByText('Could not load the traits')
  })

  it('a filter says that it needs the service', async () => {
    refuseUrls(SERVICE)
    await openCollection('Horizons', '?trait=Hour%1FDusk')
    await screen.findByText(/^Traits are filtered by the NFT service/)
  })
})

it('works without both, from the contracts alone', async () => {
  refuseUrls(INDEX, SERVICE)
  await openCollection('Horizons')
  await screen.findByText("The market's index is unavailable right now")
  await screen.findByText('The NFT service is unavailable right now')
  await screen.findByRole('heading', { level: 1, name: 'Horizons' })
  await waitFor(async () => expect(await cards()).toHaveLength(3))
  expect(await firstCard()).toHaveTextContent(/Horizons #40110 CRO/)
})

it('does not show a failed read as empty where the nodes fail as well', async () => {
  const collection = await collectionOf('Horizons')
  refuseUrls(INDEX, SERVICE)
  const nodes = refuseRequests('eth_')
  openPage(nftCollectionPath(collection))
  await screen.findAllByText('Could not load the items')
  expect(screen.queryByText(/is on sale$/)).toBeNull()
  nodes.mockRestore()
})
