import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { readCall } from '@/chain/calls/readReading'
import { erc721MetadataContract } from '@/chain/contracts/erc721Metadata'
import { loyaltyClaimContract } from '@/chain/contracts/loyaltyClaim'
import { loyaltyNftContract } from '@/chain/contracts/loyaltyNft'
import { optionNftContract } from '@/chain/contracts/optionNft'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'

export interface ClaimState {
  readonly hasClaimed: boolean
  /** Holds an NFT with an unpaid reward, and has not claimed. */
  readonly isEligible: boolean
}

export function claimStateReading(contract: Address, account: Address): Reading<ClaimState> {
  const hasClaimed = callReading(loyaltyClaimContract(contract).hasClaimed(account))
  const isEligible = callReading(loyaltyClaimContract(contract).isEligible(account))
  return combineReadings([hasClaimed, isEligible], (claimed, eligible) => ({
    hasClaimed: claimed,
    isEligible: eligible,
  }))
}

/** The account's number of loyalty NFTs. */
export function loyaltyBalanceReading(contract: Address, account: Address): Reading<bigint> {
  return callReading(loyaltyNftContract(contract).balanceOf(account))
}

/** The id of the account's loyalty NFT. */
export function loyaltyIdReading(contract: Address, account: Address): Reading<bigint> {
  return callReading(loyaltyNftContract(contract).tokenOfOwnerByIndex(account, 0n))
}

/** An NFT's token URI; empty if it has none. */
export function tokenUriReading(contract: Address, tokenId: bigint): Reading<string> {
  return callReading(erc721MetadataContract(contract).tokenURI(tokenId))
}

/** More than any drawing on the chain takes; a stranger's contract may never end. */
const URI_GAS = 30_000_000

/**
 * An NFT's token URI now, in a call of its own: drawings on the chain take too much gas to be read with others.
 * @throws RpcError, NetworkError
 */
export function readTokenUri(client: RpcClient, contract: Address, tokenId: bigint): Promise<string> {
  return readCall(client, erc721MetadataContract(contract).tokenURI(tokenId), URI_GAS)
}

/** The number of options ever minted, including burned ones. */
export function mintedOptionsReading(contract: Address): Reading<bigint> {
  return callReading(optionNftContract(contract).minted())
}

/** The account's number of options. */
export function optionBalanceReading(contract: Address, account: Address): Reading<bigint> {
  return callReading(optionNftContract(contract).balanceOf(account))
}

/** Ids of the account's first `count` options. */
export function optionIdsReading(contract: Address, account: Address, count: number): Reading<readonly bigint[]> {
  const at = (index: number) => callReading(optionNftContract(contract).tokenOfOwnerByIndex(account, BigInt(index)))
  return combineReadings(
    Array.from({ length: count }, (_, index) => at(index)),
    (...ids) => ids,
  )
}
