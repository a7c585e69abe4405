import type { NftCollection } from '@/domain/nft-market/collectionView'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { FinderSpec } from '@/widgets/finder/finderSpec'
import type { SortValue } from '@/widgets/finder/model/keptOrder'
import { createSearchIndex, type SearchIndex } from '@/widgets/finder/model/searchIndex'

const CRO_DECIMALS = 18

/** A collection that the finder sorts; its supply may still come. */
export interface CollectionEntry {
  readonly collection: NftCollection
  readonly isSupplyLoading: boolean
}

export type CollectionSort = 'date' | 'volume' | 'items' | 'supply' | 'lowest' | 'highest'
export type CollectionToggle = 'verified' | 'open'

const indexes = new WeakMap<NftCollection, SearchIndex>()

function searchIndexOf({ collection }: CollectionEntry): SearchIndex {
  const { name, symbol, address } = collection
  const known =
    indexes.get(collection) ?? createSearchIndex({ texts: [name, symbol], addresses: [address], vocabulary: [name] })
  indexes.set(collection, known)
  return known
}

const cro = (wei: bigint | undefined): SortValue => (wei === undefined ? undefined : toDecimal(wei, CRO_DECIMALS))
const count = (value: number | undefined): SortValue => (value === undefined ? undefined : new Decimal(value))

export const collectionFinder: FinderSpec<CollectionEntry, CollectionSort, CollectionToggle> = {
  idOf: ({ collection }) => collection.address,
  searchIndexOf,
  sorts: {
    date: ({ collection }) => count(collection.addedSec),
    volume: ({ collection }) => cro(collection.volumeWei),
    items: ({ collection }) => count(collection.asks?.listed),
    supply: ({ collection: { supply }, isSupplyLoading }) =>
      supply === undefined ? (isSupplyLoading ? 'loading' : undefined) : new Decimal(supply.toString()),
    lowest: ({ collection }) => cro(collection.asks?.lowestWei),
    highest: ({ collection }) => cro(collection.asks?.highestWei),
  },
  toggles: {
    verified: { passes: ({ collection }) => collection.isVerified },
    open: { passes: ({ collection }) => !collection.isClosed },
  },
  selects: {},
  isTableOnly: true,
  texts: {
    title: 'nftMarket.find',
    placeholder: 'nftMarket.find.placeholder',
    count: 'nftMarket.find.count',
    none: 'nftMarket.find.none',
    sort: (order) => `nftMarket.find.sort.${order}`,
    toggle: (key) => `nftMarket.find.filter.${key}`,
  },
}

const compare = (a: bigint, b: bigint) => (a < b ? 1 : a > b ? -1 : 0)

/** The collections with the most volume; those whose volume is unknown by their items on sale. */
export function hottest(collections: readonly NftCollection[], limit: number): readonly NftCollection[] {
  return [...collections]
    .sort((a, b) => compare(a.volumeWei ?? 0n, b.volumeWei ?? 0n) || (b.asks?.listed ?? 0) - (a.asks?.listed ?? 0))
    .slice(0, limit)
}
