import { useMemo } from 'react'
import type { RestCollection } from '@/api/nft/parse'
import type { MarketCollection } from '@/api/nft-market/parse'
import type { Indexed } from '@/api/nft-market/query'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import type { CollectionAsks, ContractFacts, NftCollection } from './collectionView'
import { markCollections, mergeCollection } from './collectionView'
import type { NftMarket } from './market'
import { type CollectionTerms, collectionsReading } from './reads'

// The queries and the fallback are loaded when they are needed.
const queries = () => import('@/api/nft-market/query')
const serviceQueries = () => import('@/api/nft/query')
const fallback = () => import('./chainFallback')

const TERMS_OPTIONS = { blocksPerFetch: 10 } as const
const NO_TERMS: readonly CollectionTerms[] = []

/** The collections of the market, and the sources that they are from. */
export interface NftCollections {
  /** Newest last. */
  readonly collections: Loadable<readonly NftCollection[]>
  /** Undefined while the index is not read, or does not tell. */
  readonly indexed: IndexedBlock | undefined
  /** Asks again for what the index knows; undefined while it works. */
  readonly retryIndex: (() => void) | undefined
  /** Asks the service again; undefined while it works. */
  readonly retryService: (() => void) | undefined
  /** Whether the service has yet to answer: supplies and texts may come. */
  readonly isServiceLoading: boolean
}

/**
 * The market's collections with their figures, also of those that are closed. The contract says which there are and on
 * which terms; where the index is unavailable, what is on sale comes from it too, and names without the service.
 */
export function useNftCollections(market: NftMarket): NftCollections {
  const { address, serviceUrl, subgraphUrls } = market
  const { isBehind } = useIndexCheck()
  const version = useConfirmedCount()
  const termsRead = useReading(
    useMemo(() => collectionsReading(address), [address]),
    TERMS_OPTIONS,
  )
  const index = useService<Indexed<readonly MarketCollection[]>>(
    subgraphUrls && `nftMarket/collections ${address}`,
    async () => (await queries()).fetchMarketCollections(subgraphUrls ?? []),
    { version, isBehind: ({ indexed }) => isBehind(indexed) },
  )
  const service = useService<readonly RestCollection[]>(serviceUrl && `nft/collections ${serviceUrl}`, async () =>
    (await serviceQueries()).fetchNftCollections(serviceUrl ?? ''),
  )
  const terms = useDeepMemo(valueOf(termsRead) ?? NO_TERMS)
  const isIndexDown = subgraphUrls === undefined || index.status === 'failed'
  const isServiceDown = serviceUrl === undefined || service.status === 'failed'
  const addresses = terms.map((one) => one.address)
  const asks = useService<ReadonlyMap<Address, CollectionAsks>>(
    isIndexDown && addresses.length > 0 ? `nftMarket/allAsks ${addresses.join()}` : undefined,
    async () => (await fallback()).readAllAsks(readClient, address, addresses),
    { version },
  )
  const contracts = useService<ReadonlyMap<Address, ContractFacts>>(
    isServiceDown && addresses.length > 0 ? `nftMarket/facts ${addresses.join()}` : undefined,
    async () => {
      const { readContractFacts } = await fallback()
      return new Map(
        await Promise.all(addresses.map(async (one) => [one, await readContractFacts(readClient, one)] as const)),
      )
    },
  )
  const collections = useMemo((): Loadable<readonly NftCollection[]> => {
    const indexRows = valueOf(index)?.value
    const isChainSettled = termsRead.status !== 'loading' && (terms.length === 0 || asks.status !== 'loading')
    const isSettled = indexRows !== undefined || (isIndexDown && isChainSettled)
    if (!isSettled) return LOADING
    if (termsRead.status === 'failed' && indexRows === undefined) return termsRead
    const known = terms.length > 0 ? terms.map((one) => one.address) : (indexRows ?? []).map((row) => row.address)
    const rows = known.map((one) =>
      mergeCollection(one, {
        terms: find(terms, one),
        indexed: find(indexRows, one),
        rest: find(valueOf(service), one),
        contract: valueOf(contracts)?.get(one),
        asks: valueOf(asks)?.get(one),
      }),
    )
    const { bunnies, verified = [] } = { ...market, ...getDeployment().nftMarket }
    return ready(markCollections(rows, [bunnies, ...verified]))
  }, [market, termsRead, terms, index, service, asks, contracts, isIndexDown])
  return {
    collections,
    indexed: valueOf(index)?.indexed,
    retryIndex: index.status === 'failed' ? index.retry : undefined,
    retryService: service.status === 'failed' ? service.retry : undefined,
    isServiceLoading: serviceUrl !== undefined && service.status === 'loading',
  }
}

function find<Row extends { readonly address: Address }>(
  rows: readonly Row[] | undefined,
  address: Address,
): Row | undefined {
  return rows?.find((row) => row.address.toLowerCase() === address.toLowerCase())
}
