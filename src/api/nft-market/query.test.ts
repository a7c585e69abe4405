import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { fetchText } from '@/platform/fetchText'
import {
  fetchBunniesOnSale,
  fetchMarketCollections,
  fetchMarketDataOfTokens,
  fetchMarketNfts,
  fetchNftSales,
  fetchUserActivity,
} from './query'

vi.mock('@/platform/fetchText', async (original) => ({ ...(await original<object>()), fetchText: vi.fn() }))

const URLS = ['https://graph.test']
const COLLECTION: Address = `0x${'aB'.repeat(20)}`
const ZERO = `0x${'0'.repeat(40)}`
const lower = COLLECTION.toLowerCase()
const nft = (part: object = {}) => ({
  tokenId: '7',
  otherId: null,
  collection: { id: lower },
  metadataUrl: null,
  updatedAt: '1700000000',
  currentAskPrice: '30.5',
  currentSeller: lower,
  latestTradedPriceInBNB: null,
  tradeVolumeBNB: '0',
  totalTrades: '0',
  isTradable: true,
  ...part,
})

function answer(data: object): void {
  vi.mocked(fetchText).mockResolvedValue({
    status: 200,
    retryAfter: null,
    text: JSON.stringify({ data: { _meta: null, ...data } }),
  })
}
const variables = () =>
  vi
    .mocked(fetchText)
    .mock.calls.map(([{ json = '' }]) => (JSON.parse(json) as { readonly variables: unknown }).variables)

beforeEach(() => {
  vi.mocked(fetchText).mockReset()
})

describe('the market subgraph', () => {
  it('reads collections in wei and basis points', async () => {
    const row = {
      id: lower,
      name: 'Night\u202es',
      symbol: 'NIGHT',
      active: true,
      totalTrades: '2',
      totalVolumeBNB: '333.5',
      numberTokensListed: '65',
      creatorAddress: ZERO,
      tradingFee: '2',
      creatorFee: '0.5',
      whitelistChecker: ZERO,
      createdAt: '1700000000',
      lowest: [{ currentAskPrice: '30' }],
      highest: [],
    }
    answer({ collections: [row] })
    expect((await fetchMarketCollections(URLS)).value).toMatchObject([
      { name: 'Night s', volumeWei: 3335n * 10n ** 17n, tradingFeeBps: 200, creatorFeeBps: 50, listed: 65 },
    ])
    answer({ collections: [{ ...row, totalVolumeBNB: '-1' }] })
    await expect(fetchMarketCollections(URLS)).rejects.toThrow('totalVolumeBNB')
  })

  it('gives a sold NFT no price, whatever the index says', async () => {
    answer({ nfts: [nft(), nft({ isTradable: false, currentAskPrice: '0' })] })
    const { value } = await fetchMarketNfts(URLS, { collection: COLLECTION, isTradable: true }, { first: 100 })
    expect(value.map(({ askWei }) => askWei)).toEqual([305n * 10n ** 17n, undefined])
    expect(variables()).toEqual([
      { first: 100, skip: 0, orderBy: 'id', direction: 'desc', where: { collection: lower, isTradable: true } },
    ])
  })

  it('answers for no tokens at once, and asks for at most 1,000', async () => {
    expect(await fetchMarketDataOfTokens(URLS, COLLECTION, [])).toEqual([])
    expect(fetchText).not.toHaveBeenCalled()
    answer({ nfts: [] })
    await fetchMarketDataOfTokens(
      URLS,
      COLLECTION,
      Array.from({ length: 1_500 }, (_, index) => BigInt(index)),
    )
    const [asked] = variables() as { readonly where: { readonly tokenId_in: readonly string[] } }[]
    expect(asked?.where.tokenId_in).toHaveLength(1_000)
  })

  it('asks for the first 30 on sale of a kind of bunny, without some of them', async () => {
    answer({ nfts: [nft({ otherId: '5' })] })
    const [bunny] = await fetchBunniesOnSale(URLS, COLLECTION, { bunnyId: 5n, direction: 'asc', without: [3n] })
    expect(bunny?.bunnyId).toBe(5n)
    expect(variables()).toEqual([
      {
        first: 30,
        skip: 0,
        orderBy: 'currentAskPrice',
        direction: 'asc',
        where: { collection: lower, otherId: '5', isTradable: true, tokenId_not_in: ['3'] },
      },
    ])
  })

  it('gives the newest sales of several NFTs by one request, and of none at once', async () => {
    expect(await fetchNftSales(URLS, [], 3)).toEqual({ value: [], indexed: undefined })
    expect(variables()).toEqual([])
    const sale = {
      id: '0x1-0',
      hash: `0x${'1'.repeat(64)}`,
      block: '5',
      timestamp: '1700000000',
      collection: { id: lower },
      nft: { tokenId: '7' },
      askPrice: '30.5',
      netPrice: '29',
      buyer: { id: ZERO },
      seller: { id: lower },
      withBNB: true,
    }
    answer({
      nfts: [
        { tokenId: '7', collection: { id: lower }, transactionHistory: [sale] },
        { tokenId: '8', collection: { id: lower }, transactionHistory: [] },
      ],
    })
    const nfts = [7n, 8n].map((tokenId) => ({ collection: COLLECTION, tokenId }))
    const { value } = await fetchNftSales(URLS, nfts, 3)
    expect(value.map(({ tokenId, trades }) => [tokenId, trades.map(({ priceWei }) => priceWei)])).toEqual([
      [7n, [305n * 10n ** 17n]],
      [8n, []],
    ])
    expect(variables()).toEqual([{ first: 2, sales: 3, ids: [`${lower}-7`, `${lower}-8`] }])
  })

  it('asks for 250 trades of each side and 500 orders; an account without any has empty lists', async () => {
    answer({ user: null })
    expect((await fetchUserActivity(URLS, COLLECTION)).value).toEqual({
      askOrderHistory: [],
      buyTradeHistory: [],
      sellTradeHistory: [],
    })
    expect(variables()).toEqual([{ id: lower, trades: 250, asks: 500 }])
  })
})
