import type { RestToken } from '@/api/nft/parse'
import type { NftMarketData } from '@/api/nft-market/parse'
import { type NftAsk, type NftKey, nftKeyOf, nftName } from '@/domain/nft-market/nftItem'
import type { ListedAsk } from '@/domain/nft-market/reads'
import type { Address } from '@/lib/hex'
import type { ItemSort } from './itemsQuery'

/** An item of a list, with what was read on the way to it. */
export interface ItemRow extends NftKey {
  /** What the list knows that it asks for; the chain is asked again. Undefined if it is not on sale, or not known. */
  readonly ask: NftAsk | undefined
  /** '' if only its metadata has it. */
  readonly name: string
  /** URI of the image; undefined if only its metadata has it. */
  readonly image: string | undefined
  /** When it was listed or changed; 0 if the list does not know. */
  readonly updatedSec: number
}

export const itemKey = (row: ItemRow) => nftKeyOf(row)

/** A row by the index. */
export function rowOfMarket({ collection, tokenId, askWei, seller, updatedSec }: NftMarketData): ItemRow {
  const ask = askWei === undefined || seller === undefined ? undefined : { priceWei: askWei, seller }
  return { collection, tokenId, ask, name: '', image: undefined, updatedSec }
}

/** A row by the market's contract. */
export function rowOfAsk(collection: Address, { tokenId, priceWei, seller }: ListedAsk): ItemRow {
  return { collection, tokenId, ask: { priceWei, seller }, name: '', image: undefined, updatedSec: 0 }
}

/** A row by the service, with what the index or the contract knows of it. */
export function rowOfToken(collection: Address, token: RestToken, known?: ItemRow): ItemRow {
  const { tokenId, name, image } = token
  return {
    collection,
    tokenId,
    ask: known?.ask,
    name,
    image: image.thumbnail || image.original,
    updatedSec: known?.updatedSec ?? 0,
  }
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** In the order of the list: what is on sale first, except by id. */
export function sortRows(rows: readonly ItemRow[], sort: ItemSort): readonly ItemRow[] {
  const byId = (a: ItemRow, b: ItemRow) => compare(a.tokenId, b.tokenId)
  if (sort === 'id') return [...rows].sort(byId)
  const sign = sort === 'highest' ? -1 : 1
  return [...rows].sort((a, b) => {
    if (a.ask === undefined || b.ask === undefined) return a.ask === b.ask ? byId(a, b) : a.ask === undefined ? 1 : -1
    if (sort === 'recent') return b.updatedSec - a.updatedSec || byId(a, b)
    return sign * compare(a.ask.priceWei, b.ask.priceWei) || byId(a, b)
  })
}

/** The name of an item: its own, or its collection's with its number. */
export function itemName({ name, tokenId }: ItemRow, collectionName: string): string {
  return name === '' ? nftName(collectionName, tokenId) : name
}

/** Rows without a name get the one that is known otherwise. @param names by token id */
export function nameRows(rows: readonly ItemRow[], names: ReadonlyMap<bigint, string> = new Map()): readonly ItemRow[] {
  return names.size === 0 ? rows : rows.map((row) => ({ ...row, name: row.name || (names.get(row.tokenId) ?? '') }))
}
