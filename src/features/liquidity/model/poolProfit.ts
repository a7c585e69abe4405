import { addAmounts, type PoolMoves, subtractAmounts, type TokenAmounts } from './poolMoves'

/** All moves of the account in a pool. */
export interface PoolHistory {
  readonly moves: PoolMoves
  /** False if the nodes returned only recent logs. */
  readonly isWhole: boolean
}

/**
 * Why a profit is unknown; the text key is 'liquidity.profit.unknown.<reason>'. `received`, `sent`: LP tokens were
 * transferred from or to another account. `cut`: the nodes have pruned older logs. `behind`: the logs do not match the
 * LP balance yet.
 */
export type UnknownReason = 'received' | 'sent' | 'cut' | 'behind'

export interface KnownPoolProfit {
  readonly status: 'known'
  /** Deposits minus withdrawals in base units; negative if more was withdrawn. */
  readonly netDeposits: TokenAmounts
  /** Current amounts minus net deposits in base units; negative for a loss in that token. */
  readonly gains: TokenAmounts
}

export type PoolProfit = KnownPoolProfit | { readonly status: 'unknown'; readonly reason: UnknownReason }

/** @param heldWei LP balance of the account @param pooled the amounts it represents */
export function poolProfit(history: PoolHistory, heldWei: bigint, pooled: TokenAmounts): PoolProfit {
  const reason = unknownReason(history, heldWei)
  if (reason !== undefined) return { status: 'unknown', reason }
  const { deposited, withdrawn } = history.moves
  return {
    status: 'known',
    netDeposits: subtractAmounts(deposited, withdrawn),
    gains: subtractAmounts(addAmounts(pooled, withdrawn), deposited),
  }
}

/** Undefined if the history is complete. */
export function unknownReason(
  { moves: { minted, received, sent }, isWhole }: PoolHistory,
  heldWei: bigint,
): UnknownReason | undefined {
  if (received > 0n) return 'received'
  if (sent > 0n) return 'sent'
  if (!isWhole) return 'cut'
  return minted === heldWei ? undefined : 'behind'
}
