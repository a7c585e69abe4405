import { readClient } from '@/chain/rpc/readClient'
import type { NftMarket } from '@/domain/nft-market/market'
import { readAsks } from '@/domain/nft-market/reads'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { type ItemRow, rowOfAsk, rowOfMarket, sortRows } from '../model/itemRow'

const COUNT = 12
/** Of closed collections, which are left out. */
const SPARE = 24
/** Collections whose asks are read without the index. */
const MAX_COLLECTIONS = 20

/** Some NFTs on sale. */
export interface Listings {
  readonly rows: readonly ItemRow[]
  /** Whether they are the newest; without the index they are the cheapest. */
  readonly isNewest: boolean
}

/** The newest listings of open collections, or the cheapest ones where the index is unavailable. */
export function useNewestListings(market: NftMarket, open: readonly Address[] | undefined): Loadable<Listings> {
  const { address, subgraphUrls } = market
  const version = useConfirmedCount()
  const newest = useService(
    subgraphUrls && `nftMarket/newest ${address}`,
    async () => {
      const { fetchMarketNfts } = await import('@/api/nft-market/query')
      const listing = { first: COUNT + SPARE, orderBy: 'updatedAt' } as const
      return (await fetchMarketNfts(subgraphUrls ?? [], { isTradable: true }, listing)).value.map(rowOfMarket)
    },
    { version },
  )
  const isDown = subgraphUrls === undefined || newest.status === 'failed'
  const asked = open?.slice(0, MAX_COLLECTIONS)
  const cheapest = useService(
    isDown && asked ? `nftMarket/cheapest ${asked.join()}` : undefined,
    async () => {
      const lists = await Promise.all(
        (asked ?? []).map(async (collection) =>
          (await readAsks(readClient, { market: address, collection })).map((ask) => rowOfAsk(collection, ask)),
        ),
      )
      return sortRows(lists.flat(), 'lowest').slice(0, COUNT)
    },
    { version },
  )
  if (isDown) return mapLoadable(cheapest, (rows) => ({ rows, isNewest: false }))
  const isOpen = ({ collection }: ItemRow) =>
    open === undefined || open.some((one) => one.toLowerCase() === collection.toLowerCase())
  return mapLoadable(newest, (rows) => ({ rows: rows.filter(isOpen).slice(0, COUNT), isNewest: true }))
}
