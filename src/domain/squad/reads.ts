import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { erc721Contract } from '@/chain/contracts/erc721'
import { profileContract } from '@/chain/contracts/profile'
import { squadContract } from '@/chain/contracts/squad'
import { squadSaleContract } from '@/chain/contracts/squadSale'
import type { Address, Hex } from '@/lib/hex'
import { SALE_STATUSES, type SaleStatus, type SquadAccount, type SquadSale } from './sale'

function toStatus(raw: bigint): SaleStatus {
  const status = SALE_STATUSES[Number(raw)]
  if (status === undefined) throw new Error('No status of a sale')
  return status
}

/** What a sale does, by the time of the block that it is read in. */
export function saleStatusReading(sale: Address): Reading<SaleStatus> {
  return combineReadings([callReading(squadSaleContract(sale).currentStatus())], toStatus)
}

/** A sale with its terms. */
export function squadSaleReading(address: Address): Reading<SquadSale> {
  const sale = squadSaleContract(address)
  return combineReadings(
    [
      saleStatusReading(address),
      callReading(sale.maxSupply()),
      callReading(sale.maxReserveSupply()),
      callReading(sale.maxPreSaleSupply()),
      callReading(sale.maxPerAddress()),
      callReading(sale.maxPerTransaction()),
      callReading(sale.pricePerTicket()),
      callReading(sale.preSaleTimestamp()),
      callReading(sale.startTimestamp()),
      callReading(sale.refundTimestamp()),
      callReading(sale.totalTicketsDistributed()),
      callReading(sale.snapshotBlock()),
    ],
    (status, supply, reserve, preSale, perAddress, perTx, priceWei, preSaleAt, startAt, refundAt, sold, snapshot) => ({
      status,
      maxSupply: Number(supply),
      maxReserveSupply: Number(reserve),
      maxPreSaleSupply: Number(preSale),
      maxPerAddress: Number(perAddress),
      maxPerTransaction: Number(perTx),
      priceWei,
      preSaleSec: Number(preSaleAt),
      startSec: Number(startAt),
      refundSec: Number(refundAt),
      soldTickets: Number(sold),
      snapshotBlock: Number(snapshot),
    }),
  )
}

/** What an account has in a sale. */
export function squadAccountReading(
  { sale: address, profile }: { readonly sale: Address; readonly profile: Address },
  account: Address,
): Reading<SquadAccount> {
  const sale = squadSaleContract(address)
  return combineReadings(
    [
      callReading(profileContract(profile).getUserStatus(account)),
      callReading(sale.numberTicketsForGen0(account)),
      callReading(sale.numberTicketsUsedForGen0(account)),
      callReading(sale.viewNumberTicketsOfUser(account)),
      callReading(sale.amountPaid(account)),
    ],
    (hasActiveProfile, preSaleLimit, preSaleUsed, tickets, paidWei) => ({
      hasActiveProfile,
      preSaleLimit: Number(preSaleLimit),
      preSaleUsed: Number(preSaleUsed),
      tickets: Number(tickets),
      paidWei,
    }),
  )
}

/** The first `count` tickets of an account, lowest first. */
export function ticketsReading(sale: Address, account: Address, count: number): Reading<readonly bigint[]> {
  return combineReadings(
    [callReading(squadSaleContract(sale).ticketsOfUserBySize(account, 0n, BigInt(count)))],
    ({ ticketIds }) => sorted(ticketIds, count),
  )
}

/** NFTs of an account. */
export interface OwnSquad {
  /** How many it holds. */
  readonly count: number
  /** Some of them, lowest id first. */
  readonly ids: readonly bigint[]
}

/** How many NFTs of the collection an account holds, and at most `limit` of them. */
export function ownSquadReading(squad: Address, account: Address, limit: number): Reading<OwnSquad> {
  return combineReadings(
    [
      callReading(erc721Contract(squad).balanceOf(account)),
      callReading(squadContract(squad).tokensOfOwnerBySize(account, 0n, BigInt(limit))),
    ],
    (count, { tokenIds }) => ({ count: Number(count), ids: sorted(tokenIds, limit) }),
  )
}

/** What proves that nobody chose an NFT by its rarity. */
export interface SquadProof {
  /** SHA-256 of the hashes of all metadata, fixed before the sale. */
  readonly provenanceHash: Hex
  readonly baseUri: string
  /** Whether the metadata's address can't change any more. */
  readonly isLocked: boolean
  /** The NFT of ticket 0; meaningless before the draw. */
  readonly offset: bigint
}

/** What proves the draw of an edition. */
export function squadProofReading({
  sale,
  squad,
}: {
  readonly sale: Address
  readonly squad: Address
}): Reading<SquadProof> {
  const collection = squadContract(squad)
  return combineReadings(
    [
      callReading(collection.provenanceHash()),
      callReading(collection.baseURI()),
      callReading(collection.isLocked()),
      callReading(squadSaleContract(sale).randomOffsetNumber()),
    ],
    (provenanceHash, baseUri, isLocked, offset) => ({ provenanceHash, baseUri, isLocked, offset }),
  )
}

/** A node that answers with more than was asked for is wrong. */
function sorted(ids: readonly bigint[], count: number): readonly bigint[] {
  if (ids.length > count) throw new Error('More than was asked for')
  return [...ids].sort((a, b) => (a < b ? -1 : 1))
}
