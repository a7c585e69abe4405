import type { NftAttribute, NftImage, RestToken } from '@/api/nft/parse'
import type { NftMarketData } from '@/api/nft-market/parse'
import { type Address, isSameAddress } from '@/lib/hex'
import { logProblem } from '@/platform/log'

/** Where an account's NFT is. */
export type NftLocation = 'WALLET' | 'FORSALE' | 'PROFILE'

/** A token of a collection. */
export interface NftKey {
  readonly collection: Address
  readonly tokenId: bigint
}

/** What an NFT on sale asks for, from the market's contract. */
export interface NftAsk {
  readonly seller: Address
  readonly priceWei: bigint
}

/** An NFT with what the service and the market know of it. */
export interface NftItem extends NftKey {
  /** '' if it has none. */
  readonly name: string
  readonly description: string
  readonly collectionName: string
  /** URIs to show with `NftMedia` only. */
  readonly image: NftImage
  readonly attributes: readonly NftAttribute[]
  /** Undefined if it was never listed. */
  readonly marketData: NftMarketData | undefined
}

const NO_IMAGE: NftImage = { original: '', thumbnail: '' }

/** Identifies an NFT, whatever the case of its collection's address. */
export function nftKeyOf({ collection, tokenId }: NftKey): string {
  return `${collection.toLowerCase()}/${tokenId}`
}

/** Whether two references are to one token. */
export function isSameNft(a: NftKey, b: NftKey): boolean {
  return a.tokenId === b.tokenId && isSameAddress(a.collection, b.collection)
}

/**
 * An NFT of a collection.
 * @param token undefined if the service does not know it: it then has no name, description or image
 * @param collectionName used if the service has none
 */
export function nftItemOf(
  key: NftKey,
  collectionName: string,
  token: RestToken | undefined,
  marketData: NftMarketData | undefined,
): NftItem {
  return {
    collection: key.collection,
    tokenId: key.tokenId,
    name: token?.name ?? '',
    description: token?.description ?? '',
    collectionName: collectionName || (token?.collectionName ?? ''),
    image: token?.image ?? NO_IMAGE,
    attributes: token?.attributes ?? [],
    marketData,
  }
}

/** An account's tokens by where they are. */
export interface OwnTokens {
  /** The picture of the account's profile. */
  readonly profile: NftKey | undefined
  readonly forSale: readonly NftKey[]
  readonly wallet: readonly NftKey[]
}

/** Where an account's token is: in its profile, on sale, or else in its wallet. */
export function nftLocationOf(token: NftKey, { profile, forSale, wallet }: OwnTokens): NftLocation {
  if (profile !== undefined && isSameNft(profile, token)) return 'PROFILE'
  if (forSale.some((other) => isSameNft(other, token))) return 'FORSALE'
  if (!wallet.some((other) => isSameNft(other, token))) logProblem(`${nftKeyOf(token)} is not in the wallet`)
  return 'WALLET'
}
