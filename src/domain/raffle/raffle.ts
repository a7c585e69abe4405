import { type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import type { Address, Hex } from '@/lib/hex'

/** The raffles of a network. */
export interface Raffles {
  readonly address: Address
  readonly multicall: Address
  /** What tickets and prizes are paid in. */
  readonly token: ListedToken
}

/** The raffles of a deployment; undefined if one of their contracts is missing. */
export function rafflesOf(network: Deployment): Raffles | undefined {
  const raffle = network.raffle?.contracts.raffle
  const { multicall, product } = network.contracts
  const token = product && findTokenByAddress(network, product)
  if (raffle === undefined || multicall === undefined || token === undefined) return undefined
  return { address: raffle, multicall, token: { ...token, source: { kind: 'deployment' } } }
}

/** The raffles of the current deployment. */
export const getRaffles = fromDeployment(rafflesOf)

/** States of a raffle, in the contract's order. */
export const RAFFLE_STATUSES = ['created', 'started', 'ended', 'revealed', 'refunding'] as const
export type RaffleStatus = (typeof RAFFLE_STATUSES)[number]

/** A raffle. Amounts in base units of the token. */
export interface Raffle {
  readonly id: number
  readonly status: RaffleStatus
  /** Chosen by its creator, made safe to show. */
  readonly name: string
  readonly createdBy: Address
  readonly startBlock: number
  /** First block after the sale. */
  readonly endBlock: number
  /** The creator's share of what is paid for tickets, in basis points. */
  readonly profitBps: bigint
  readonly priceWei: bigint
  /** With a smaller prize, tickets are refunded. */
  readonly minPrizeWei: bigint
  readonly maxTickets: bigint
  readonly maxWinners: number
  readonly bondWei: bigint
  readonly soldTickets: bigint
  /** Of all winners together, with the tickets sold so far. */
  readonly prizeWei: bigint
  readonly winners: readonly RaffleWinner[]
}

export interface RaffleWinner {
  readonly ticket: bigint
  readonly account: Address
  readonly hasClaimed: boolean
}

/** What an account has in a raffle; base units. */
export interface RaffleAccount {
  readonly tickets: bigint
  readonly prizeWei: bigint
  readonly refundWei: bigint
  /** Only of the creator. */
  readonly profitWei: bigint
}

/** The draw of a raffle. */
export interface RaffleDraw {
  /** keccak256 of the creator's secret. */
  readonly commitment: Hex
  /** The secret can be revealed in the `HASH_BLOCKS` blocks after this one. */
  readonly targetBlock: number
}
