import { describe, expect, inject, it } from 'vitest'
import { fetchMarketDays } from '@/api/nft-market/activityQuery'
import { fetchBunniesOnSale, fetchMarketCollections, fetchMarketNfts } from '@/api/nft-market/query'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { summarizeAsks } from '@/domain/nft-market/collectionView'
import { getNftMarket } from '@/domain/nft-market/market'
import { readAsks } from '@/domain/nft-market/reads'
import { createNftMarket, marketAddress, NFT_MARKET } from '../support/nftMarket'
import { useChain } from './chain'

const WEI = 10n ** 18n
const DAY_SEC = 86_400
const chain = useChain()
const urls = getDeployment().subgraphs['nft-market'] ?? []

interface Listing {
  readonly priceWei: bigint
  readonly seller: string
}
interface Figures {
  volumeWei: bigint
  trades: number
  readonly listings: Map<bigint, Listing>
}

/** Figures of each collection, computed from nothing but the market's logs. */
async function figuresOfLogs() {
  const filter = { address: marketAddress, fromBlock: '0x0', toBlock: 'latest' }
  const logs = JSON.parse(await chain.rpc('eth_getLogs', [filter])) as readonly {
    readonly topics: string[]
    readonly data: string
    readonly blockTimestamp: string
  }[]
  const figures = new Map<string, Figures>()
  const days = new Map<number, bigint>()
  for (const log of logs) {
    const event = NFT_MARKET.parseLog(log)
    if (event === null) continue
    const [collection, tokenId] = [String(event.args['collection']).toLowerCase(), event.args['tokenId'] as bigint]
    const known = figures.get(collection) ?? { volumeWei: 0n, trades: 0, listings: new Map<bigint, Listing>() }
    figures.set(collection, known)
    if (event.name === 'AskNew' || event.name === 'AskUpdate')
      known.listings.set(tokenId, {
        priceWei: event.args['askPrice'] as bigint,
        seller: String(event.args['seller']).toLowerCase(),
      })
    else known.listings.delete(tokenId)
    if (event.name !== 'Trade') continue
    const price = event.args['askPrice'] as bigint
    known.volumeWei += price
    known.trades += 1
    const day = Math.floor(Number(log.blockTimestamp) / DAY_SEC) * DAY_SEC
    days.set(day, (days.get(day) ?? 0n) + price)
  }
  return { figures, days }
}

/** Every figure that the app shows of a collection equals what the logs say. */
async function expectFiguresOfLogs(): Promise<void> {
  const { figures, days } = await figuresOfLogs()
  const { value: collections } = await fetchMarketCollections(urls)
  expect(collections.length).toBeGreaterThan(3)
  for (const { address, volumeWei, trades, listed, lowestWei, highestWei } of collections) {
    const { listings, ...sums } = figures.get(address) ?? {
      volumeWei: 0n,
      trades: 0,
      listings: new Map<bigint, Listing>(),
    }
    const expected = summarizeAsks([...listings.values()].map(({ priceWei }) => priceWei))
    expect({ volumeWei, trades, listed, lowestWei, highestWei }).toEqual({ ...sums, ...expected })
    const byId = (rows: readonly { readonly tokenId: bigint }[]) =>
      [...rows].sort((a, b) => Number(a.tokenId - b.tokenId))
    const ofLogs = byId([...listings].map(([tokenId, listing]) => ({ tokenId, ...listing })))
    const ofChain = await readAsks(readClient, { market: marketAddress, collection: address })
    expect(byId(ofChain.map((ask) => ({ ...ask, seller: ask.seller.toLowerCase() })))).toEqual(ofLogs)
    const { value: ofIndex } = await fetchMarketNfts(urls, { collection: address, isTradable: true })
    expect(byId(ofIndex.map(({ tokenId, askWei, seller }) => ({ tokenId, priceWei: askWei, seller })))).toEqual(ofLogs)
  }
  const daily = await fetchMarketDays(urls, undefined)
  expect(daily.map(({ timeSec, volumeCro }) => [timeSec, BigInt(volumeCro.times(1e18).toFixed())])).toEqual(
    [...days].sort(([a], [b]) => a - b),
  )
}

describe('figures of the NFT market', () => {
  it('equal those of the logs, of the seeded past and after each kind of event', async () => {
    await expectFiguresOfLogs()
    const { send, collection, roles, approve } = await createNftMarket(chain)
    const nights = collection('Ten Thousand Nights')
    const [me = ''] = inject('accounts')
    const { artist } = roles
    await send(me, 'buyTokenUsingBNB', [nights, 5_001], 30n * WEI)
    await approve(artist, nights)
    await send(artist, 'createAskOrder', [nights, 9_000, WEI / 200n])
    await chain.increaseTime(DAY_SEC)
    await send(artist, 'modifyAskOrder', [nights, 5_002, 9_999n * WEI + 1n])
    await send(artist, 'cancelAskOrder', [nights, 5_003])
    await send(me, 'buyTokenUsingBNB', [nights, 9_000], WEI / 200n)
    await expectFiguresOfLogs()
    await approve(me, nights)
    await send(me, 'createAskOrder', [nights, 9_000, 7n * WEI])
    await expectFiguresOfLogs()
  })
})

it('bunnies of each kind of generation 0 are on sale, at the prices of the contract', async () => {
  const market = getNftMarket()
  if (market === undefined) throw new Error('No market')
  const asks = new Map(
    (await readAsks(readClient, { market: market.address, collection: market.bunnies })).map((ask) => [
      ask.tokenId,
      ask.priceWei,
    ]),
  )
  expect(asks.size).toBe(10)
  for (const bunnyId of [0n, 1n, 2n, 3n, 4n]) {
    const [cheapest, ...others] = await fetchBunniesOnSale(urls, market.bunnies, { bunnyId, direction: 'asc' })
    expect(cheapest).toMatchObject({ bunnyId, askWei: asks.get(cheapest?.tokenId ?? -1n) })
    const without = others.map(({ tokenId }) => tokenId)
    const rest = await fetchBunniesOnSale(urls, market.bunnies, { bunnyId, direction: 'asc', without })
    expect(rest.map(({ tokenId }) => tokenId)).toEqual([cheapest?.tokenId])
  }
})
