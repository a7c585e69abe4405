import { useMemo } from 'react'
import type { ContractCall } from '@/chain/calls/call'
import { callReading } from '@/chain/calls/reading'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { nftMarketContract } from '@/chain/contracts/nftMarket'
import { useCallReader } from '@/hooks/useCallReader'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, retryFailed, valueOf } from '@/lib/loadable'
import { type NftKey, type NftLocation, nftKeyOf, nftLocationOf } from './nftItem'

/** NFTs that are read of each collection, in the wallet and on sale. */
const MAX_TOKENS = 100
/** Transactions of the account refresh it at once. */
const OPTIONS = { blocksPerFetch: 5 } as const

/** A collection of which an account may have NFTs. */
export interface HeldCollection {
  readonly address: Address
  readonly name: string
  /** Whether its NFTs can be listed on the market; those of the others are never asked for. */
  readonly isTraded: boolean
}

/** An NFT of an account. */
export interface OwnedNft extends NftKey {
  readonly collectionName: string
  readonly isTraded: boolean
  readonly location: NftLocation
  /** What it asks for, while it is on sale. */
  readonly priceWei: bigint | undefined
}

export interface OwnedNfts {
  /** Loading until all collections have been read or failed. */
  readonly items: Loadable<readonly OwnedNft[]>
  /** Names of collections that could not be read, or not all of them. */
  readonly unread: readonly string[]
  readonly retry: () => void
  /** NFTs in the wallet beyond those that are read. */
  readonly hidden: number
}

/**
 * The NFTs of an account: those in its wallet (balanceOf, then tokenOfOwnerByIndex), those on sale, and its profile's
 * picture. Keep the arguments the same between renders.
 */
export function useOwnedNfts(
  market: Address,
  account: Address,
  collections: readonly HeldCollection[] | undefined,
  picture: NftKey | undefined,
): OwnedNfts {
  const holdings = useMemo(
    () =>
      (collections ?? []).map((collection) => ({
        collection,
        balance: nftCollectionContract(collection.address).balanceOf(account),
        asks: collection.isTraded
          ? nftMarketContract(market).viewAsksByCollectionAndSeller(collection.address, account, 0n, BigInt(MAX_TOKENS))
          : undefined,
      })),
    [collections, market, account],
  )
  const readHoldings = useCallReader(
    useMemo(() => holdings.flatMap(({ balance, asks }) => [balance, ...(asks ? [asks] : [])].map(reading)), [holdings]),
    OPTIONS,
  )
  const counts = holdings.map(({ balance }) => Number(valueOf(readHoldings(balance)) ?? 0n)).join()
  const tokens = useMemo(
    () =>
      holdings.map(({ collection }, place) => {
        const count = Math.min(Number(counts.split(',')[place] ?? 0), MAX_TOKENS)
        const contract = nftCollectionContract(collection.address)
        return Array.from({ length: count }, (_, index) => contract.tokenOfOwnerByIndex(account, BigInt(index)))
      }),
    [holdings, counts, account],
  )
  const readTokens = useCallReader(
    useMemo(() => tokens.flat().map(reading), [tokens]),
    OPTIONS,
  )
  return useMemo((): OwnedNfts => {
    if (collections === undefined) return { items: LOADING, unread: [], retry: () => undefined, hidden: 0 }
    const parts = holdings.map(({ collection, balance, asks }, place) => ({
      collection,
      balance: readHoldings(balance),
      asks: asks && readHoldings(asks),
      ids: (tokens[place] ?? []).map((call) => readTokens(call)),
    }))
    const reads = parts.flatMap(({ balance, asks, ids }) => [balance, ...(asks ? [asks] : []), ...ids])
    const isFailed = (read: Loadable<unknown> | undefined) => read?.status === 'failed'
    const unread = parts.flatMap(({ collection, balance, asks, ids }) =>
      isFailed(balance) || isFailed(asks) || ids.some(isFailed) ? [collection.name] : [],
    )
    const wallet = parts.flatMap(({ collection, ids }) =>
      ids.flatMap((id) => {
        const tokenId = valueOf(id)
        return tokenId === undefined ? [] : [{ collection, tokenId, priceWei: undefined }]
      }),
    )
    const forSale = parts.flatMap(({ collection, asks }) => {
      const { tokenIds = [], askInfo = [] } = (asks && valueOf(asks)) ?? {}
      return tokenIds.flatMap((tokenId, index) => {
        const priceWei = askInfo[index]?.price
        return priceWei === undefined ? [] : [{ collection, tokenId, priceWei }]
      })
    })
    const pictured = collections.find(({ address }) => address.toLowerCase() === picture?.collection.toLowerCase())
    const all = [
      ...(picture !== undefined && pictured !== undefined
        ? [{ collection: pictured, tokenId: picture.tokenId, priceWei: undefined }]
        : []),
      ...forSale,
      ...wallet,
    ]
    const own = {
      profile: picture,
      forSale: forSale.map(({ collection, tokenId }) => keyOf(collection, tokenId)),
      wallet: wallet.map(({ collection, tokenId }) => keyOf(collection, tokenId)),
    }
    // Between two blocks an NFT may be read in two places.
    const distinct = new Map(
      all.map(({ collection, tokenId, priceWei }): readonly [string, OwnedNft] => {
        const key = keyOf(collection, tokenId)
        const { name, isTraded } = collection
        const location = nftLocationOf(key, own)
        return [
          nftKeyOf(key),
          { collection: collection.address, tokenId, collectionName: name, isTraded, location, priceWei },
        ]
      }),
    )
    const hidden = parts.reduce((sum, { balance }) => sum + Math.max(0, Number(valueOf(balance) ?? 0n) - MAX_TOKENS), 0)
    return {
      items: reads.some(({ status }) => status === 'loading')
        ? LOADING
        : { status: 'ready', value: [...distinct.values()] },
      unread,
      retry: () => retryFailed(reads),
      hidden,
    }
  }, [collections, holdings, tokens, picture, readHoldings, readTokens])
}

const reading = (call: ContractCall<unknown>) => callReading(call)

function keyOf({ address }: HeldCollection, tokenId: bigint) {
  return { collection: address, tokenId }
}
