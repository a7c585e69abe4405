import { transferEvent } from '@/chain/contracts/erc20'
import { burnEvent, mintEvent } from '@/chain/contracts/pairLiquidity'
import { addressTopic } from '@/chain/logs/logs'
import type { ReceiptLog } from '@/chain/tx/receiptLogs'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'

/** Base units of a pair's token 0 and token 1. */
export type TokenAmounts = readonly [bigint, bigint]

/** An account's deposits and withdrawals in a pool. */
export interface PoolMoves {
  /** Amounts that the pool received for the account's LP tokens. */
  readonly deposited: TokenAmounts
  /** Amounts that the pool paid out. */
  readonly withdrawn: TokenAmounts
  /** LP base units minted to the account minus those it burned. */
  readonly minted: bigint
  /** LP base units received from other accounts, or minted without a deposit. */
  readonly received: bigint
  /** LP base units sent to other accounts. */
  readonly sent: bigint
}

export const NO_MOVES: PoolMoves = { deposited: [0n, 0n], withdrawn: [0n, 0n], minted: 0n, received: 0n, sent: 0n }

export function addAmounts([a0, a1]: TokenAmounts, [b0, b1]: TokenAmounts): TokenAmounts {
  return [a0 + b0, a1 + b1]
}

export function subtractAmounts([a0, a1]: TokenAmounts, [b0, b1]: TokenAmounts): TokenAmounts {
  return [a0 - b0, a1 - b1]
}

export function addMoves(one: PoolMoves, other: PoolMoves): PoolMoves {
  return {
    deposited: addAmounts(one.deposited, other.deposited),
    withdrawn: addAmounts(one.withdrawn, other.withdrawn),
    minted: one.minted + other.minted,
    received: one.received + other.received,
    sent: one.sent + other.sent,
  }
}

/**
 * Decodes the moves of one transaction from its ordered events. UniswapV2Pair emits `Transfer(0, to)` before `Mint`,
 * and `Transfer(account, pair)` and `Transfer(pair, 0)` before `Burn`; the protocol fee is minted before either.
 * @throws if an event cannot be decoded
 */
export function movesOf(logs: readonly ReceiptLog[], pool: Address, account: Address): PoolMoves {
  const [self, pair, nobody] = [addressTopic(account), addressTopic(pool), addressTopic(ZERO_ADDRESS)]
  let moves = NO_MOVES
  // LP base units whose Mint or Burn event has not been seen yet.
  let minting = 0n
  let returned = 0n
  let burning = 0n
  const add = (change: Partial<PoolMoves>) => {
    moves = addMoves(moves, { ...NO_MOVES, ...change })
  }

  for (const {
    address,
    topics: [topic, from, to],
    data,
  } of logs) {
    if (!isSameAddress(address, pool)) continue
    if (topic === transferEvent.topic) {
      const amount = transferEvent.decode(data)
      if (from === to) continue
      if (from === nobody) {
        add({ received: minting })
        minting = to === self ? amount : 0n
      } else if (to === self) add({ received: amount })
      else if (from === self && to === pair) returned += amount
      else if (from === self) add({ sent: amount })
      else if (from === pair && to === nobody) burning = amount
    } else if (topic === mintEvent.topic) {
      const { amount0, amount1 } = mintEvent.decode(data)
      if (minting > 0n) add({ deposited: [amount0, amount1], minted: minting })
      minting = 0n
    } else if (topic === burnEvent.topic) {
      const { amount0, amount1 } = burnEvent.decode(data)
      // A pair burns all LP tokens it holds, which may include others' tokens.
      if (burning > 0n && returned > 0n)
        add({ withdrawn: [(amount0 * returned) / burning, (amount1 * returned) / burning], minted: -returned })
      add({ received: minting })
      minting = returned = burning = 0n
    }
  }
  add({ received: minting, sent: returned })
  return moves
}
