/** States of a sale, in the contract's order. */
export const SALE_STATUSES = ['pending', 'premint', 'presale', 'sale', 'drawing', 'claim', 'refund'] as const
export type SaleStatus = (typeof SALE_STATUSES)[number]

/** A sale of tickets. Amounts in base units of the token, times in Unix seconds. */
export interface SquadSale {
  readonly status: SaleStatus
  readonly maxSupply: number
  readonly maxReserveSupply: number
  readonly maxPreSaleSupply: number
  /** Tickets of an account beyond those of the presale. */
  readonly maxPerAddress: number
  readonly maxPerTransaction: number
  readonly priceWei: bigint
  /** Start of the presale. */
  readonly preSaleSec: number
  /** Start of the sale, and end of the presale. */
  readonly startSec: number
  /** When tickets are refunded unless the offset is known by then. */
  readonly refundSec: number
  readonly soldTickets: number
  readonly snapshotBlock: number
}

/** What an account has in a sale. */
export interface SquadAccount {
  readonly hasActiveProfile: boolean
  /** Tickets that it can buy in the presale, bought ones included: one for each bunny of generation 0. */
  readonly preSaleLimit: number
  readonly preSaleUsed: number
  /** Tickets that are not minted yet. */
  readonly tickets: number
  /** What it has paid and was not refunded, base units. */
  readonly paidWei: bigint
}

/** What bounds a purchase. */
export type PurchaseLimit =
  | 'notOnSale'
  | 'profile'
  | 'notEligible'
  | 'presaleUsed'
  | 'wallet'
  | 'supply'
  | 'balance'
  | 'transaction'

export interface PurchaseRoom {
  /** Tickets that the account can buy now. */
  readonly count: number
  /** The limit that is reached first. */
  readonly limit: PurchaseLimit
}

/**
 * How many tickets an account can buy in one transaction now, and why not more. As SquadSale checks it: the presale by the
 * tickets left for the account, the sale by transaction, wallet and supply; both by the active profile and the balance.
 */
export function purchaseRoom(sale: SquadSale, account: SquadAccount, balanceWei: bigint): PurchaseRoom {
  if (sale.status !== 'presale' && sale.status !== 'sale') return { count: 0, limit: 'notOnSale' }
  const isPresale = sale.status === 'presale'
  if (isPresale && account.preSaleLimit === 0) return { count: 0, limit: 'notEligible' }
  if (!account.hasActiveProfile) return { count: 0, limit: 'profile' }
  const affordable = sale.priceWei === 0n ? sale.maxSupply : Number(balanceWei / sale.priceWei)
  const bounds: readonly PurchaseRoom[] = isPresale
    ? [{ count: account.preSaleLimit - account.preSaleUsed, limit: 'presaleUsed' }]
    : [
        { count: sale.maxSupply - sale.soldTickets, limit: 'supply' },
        { count: sale.maxPerAddress + account.preSaleUsed - account.tickets, limit: 'wallet' },
        { count: sale.maxPerTransaction, limit: 'transaction' },
      ]
  const all: readonly PurchaseRoom[] = [...bounds, { count: affordable, limit: 'balance' }]
  const least = all.reduce((best, bound) => (bound.count < best.count ? bound : best))
  return { ...least, count: Math.max(0, least.count) }
}

/** The NFT of a ticket. */
export function tokenIdOf(ticketId: bigint, offset: bigint, maxSupply: number): bigint {
  return (offset + ticketId) % BigInt(maxSupply)
}
