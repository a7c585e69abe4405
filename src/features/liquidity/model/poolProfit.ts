import { addAmounts, type PoolMoves, subtractAmounts, type TokenAmounts } from './poolMoves'

/** All that the account did with a pool. */
export interface PoolHistory {
  readonly moves: PoolMoves
  /** False where the nodes gave only the newer logs. */
  readonly isWhole: boolean
}

/**
 * Why a profit is unknown; each names its text 'liquidity.profit.unknown.<reason>'. `received`, `sent`: LP tokens came
 * from another account or went to one. `cut`: the nodes keep older logs back. `behind`: the logs do not add up to the LP tokens.
 */
export type UnknownReason = 'received' | 'sent' | 'cut' | 'behind'

export interface KnownPoolProfit {
  readonly status: 'known'
  /** Base units that were put in, less those taken out; negative where more came out. */
  readonly netDeposits: TokenAmounts
  /** Base units that are in the pool now, less the net deposits; negative for a loss of that token. */
  readonly gains: TokenAmounts
}

export type PoolProfit = KnownPoolProfit | { readonly status: 'unknown'; readonly reason: UnknownReason }

/** @param heldWei LP tokens of the account @param pooled what they stand for now */
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

/** Undefined where the history is all that happened. */
export function unknownReason(
  { moves: { minted, received, sent }, isWhole }: PoolHistory,
  heldWei: bigint,
): UnknownReason | undefined {
  if (received > 0n) return 'received'
  if (sent > 0n) return 'sent'
  if (!isWhole) return 'cut'
  return minted === heldWei ? undefined : 'behind'
}
