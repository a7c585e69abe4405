import type { Roles } from '../deploy/accounts.ts'
import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { unitsWorth } from '../deploy/tokens.ts'
import { type PoolRow, poolTable } from '../tables/pools.ts'
import { CRO_PRICE_USD, tokenTable } from '../tables/tokens.ts'
import { seededRandom } from './random.ts'

/** A transaction for the node to send. It may revert. */
export interface PastTx {
  readonly from: string
  readonly to: string
  readonly data: string
}

/** Number of traded pools, from the top of the table. */
const TRADED_POOLS = 10
/** Maximum swap size as a fraction of the pool's reserve. */
const MAX_SWAP_PART = 0.003
/** Net amount sold, as a fraction of the reserve, at which a reverse trade becomes almost certain. */
const REVERTING_PART = 0.02
/** `swapExactTokensForTokens(uint256,uint256,address[],address,uint256)` of the router. */
const SWAP = '0x38ed1739'

/**
 * Creates the traders' past orders from a seed. Each call returns the orders of one point in time, at most one swap for
 * each of a few pools.
 */
export function createPastTrades(
  { exchange, tokens }: DevnetDeployment,
  { traders }: Roles,
  seed: number,
): () => readonly PastTx[] {
  const random = seededRandom(seed)
  const router = exchange.contracts.router
  const pools = poolTable
    .slice(0, TRADED_POOLS)
    .map((row, index) => ({ row, trader: traders[index % traders.length] ?? '', soldPart: 0 }))

  function order(pool: (typeof pools)[number]): readonly PastTx[] {
    if (random() < 0.4) return []
    const { row, trader } = pool
    const sellsFirst = random() > 0.5 + pool.soldPart / (2 * REVERTING_PART)
    const part = random() * MAX_SWAP_PART
    pool.soldPart += sellsFirst ? part : -part
    const [from, to] = sellsFirst ? row.tokens : [row.tokens[1], row.tokens[0]]
    const path = [from, to].map((symbol) => tokens[symbol]?.address ?? '')
    const amount = unitsWorth(row.sideUsd * part, { decimals: tokens[from]?.decimals ?? 0, priceUsd: priceOf(from) })
    return [{ from: trader, to: router, data: swapData(amount, path, trader) }]
  }

  return () => pools.flatMap(order)
}

function priceOf(symbol: PoolRow['tokens'][0]): number {
  return symbol === 'WCRO' ? CRO_PRICE_USD : (tokenTable[symbol]?.priceUsd ?? 1)
}

/** Encoded by hand, to start without loading a library. */
function swapData(amount: bigint, path: readonly string[], to: string): string {
  const never = (1n << 64n) - 1n
  return (
    SWAP +
    [amount, 0n, 5n * 32n, BigInt(to), never, BigInt(path.length), ...path.map(BigInt)]
      .map((word) => word.toString(16).padStart(64, '0'))
      .join('')
  )
}
