import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { nftMarketContract } from '@/chain/contracts/nftMarket'
import { type Address, isSameAddress } from '@/lib/hex'
import type { NftKey } from './nftItem'

/** How the market would share out a price, in wei of CRO. The parts add up to the price. */
export interface SaleShares {
  /** What the seller gets. */
  readonly netWei: bigint
  /** Of the market. */
  readonly tradingWei: bigint
  /** Of the collection's creator. */
  readonly creatorWei: bigint
}

interface RawShares {
  readonly netPrice: bigint
  readonly tradingFee: bigint
  readonly creatorFee: bigint
}

const toShares = ({ netPrice, tradingFee, creatorFee }: RawShares): SaleShares | undefined =>
  netPrice === 0n ? undefined : { netWei: netPrice, tradingWei: tradingFee, creatorWei: creatorFee }

/** The price of which these are the shares. */
export function priceOf({ netWei, tradingWei, creatorWei }: SaleShares): bigint {
  return netWei + tradingWei + creatorWei
}

/** How the price of a listed NFT would be shared out now; undefined unless it is listed in an open collection. */
export function askSharesReading(market: Address, { collection, tokenId }: NftKey): Reading<SaleShares | undefined> {
  return combineReadings(
    [callReading(nftMarketContract(market).calculatePriceAndFeesForAsk(collection, tokenId))],
    toShares,
  )
}

/** The same for an NFT that would be listed now for `priceWei`; undefined unless the collection is open. */
export function listingSharesReading(
  market: Address,
  collection: Address,
  priceWei: bigint,
): Reading<SaleShares | undefined> {
  return combineReadings(
    [callReading(nftMarketContract(market).calculatePriceAndFeesForCollection(collection, priceWei))],
    toShares,
  )
}

/** Whether each NFT can be listed now, in their order. */
export function listableReading(
  market: Address,
  collection: Address,
  tokenIds: readonly bigint[],
): Reading<readonly boolean[]> {
  return combineReadings([callReading(nftMarketContract(market).canTokensBeListed(collection, tokenIds))], (states) => {
    if (states.length !== tokenIds.length) throw new Error('Not an answer for each NFT')
    return states
  })
}

/** Whether the market may take an NFT of the account: this one, or all of its collection. */
export function saleApprovalReading(
  market: Address,
  { collection, tokenId }: NftKey,
  owner: Address,
): Reading<boolean> {
  const contract = nftCollectionContract(collection)
  return combineReadings(
    [callReading(contract.getApproved(tokenId)), callReading(contract.isApprovedForAll(owner, market))],
    (approved, isForAll) => isForAll || isSameAddress(approved, market),
  )
}

/** Who holds an NFT: the market while it is listed. Fails for one that does not exist. */
export function tokenOwnerReading({ collection, tokenId }: NftKey): Reading<Address> {
  return callReading(nftCollectionContract(collection).ownerOf(tokenId))
}

/** Fees that an account can claim, in base units of wrapped CRO. */
export function pendingRevenueReading(market: Address, account: Address): Reading<bigint> {
  return callReading(nftMarketContract(market).pendingRevenue(account))
}
