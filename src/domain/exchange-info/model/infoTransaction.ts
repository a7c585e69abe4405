import type { IndexedTransaction } from '@/api/exchange/infoTransactions'
import type { Deployment } from '@/config/deployment'
import type { Decimal } from '@/lib/decimal'
import { isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import type { InfoTransaction } from './info'
import { infoTokenName } from './infoToken'
import { worthOfUsd } from './worth'

/** Prices of base tokens move, but seldom this much while a transaction is listed. */
const MOST_UNEVEN = 10

/** What the figures of transactions depend on. */
export interface TransactionTerms {
  readonly network: Deployment
  /** Whether the exchange prices others by this token. */
  readonly isBase: (token: string) => boolean
  readonly croPrice: Decimal | undefined
}

/** A transaction as it is listed. */
export function infoTransaction(transaction: IndexedTransaction, terms: TransactionTerms): InfoTransaction {
  const { key, kind, hash, block, timeSec, pool, token0, token1, amount0, amount1, sells0, account } = transaction
  const { network, croPrice } = terms
  const router = network.exchange?.contracts.router
  const isOwn =
    account !== undefined &&
    !isSameAddress(account, ZERO_ADDRESS) &&
    (router === undefined || !isSameAddress(account, router))
  return {
    key,
    kind,
    hash,
    block,
    timeSec,
    pool,
    token0: infoTokenName(token0, network),
    token1: infoTokenName(token1, network),
    amount0,
    amount1,
    sells0,
    total: worthOfUsd(trustedUsd(transaction, terms), croPrice),
    account: isOwn ? account : undefined,
  }
}

/** Unknown without a base token, and where the other token's price makes it many times the base token's part. */
function trustedUsd(
  { usd, token0, token1, amount0, amount1 }: IndexedTransaction,
  { isBase }: TransactionTerms,
): Decimal | undefined {
  const parts = [
    isBase(token0.address) ? token0.priceUsd?.times(amount0) : undefined,
    isBase(token1.address) ? token1.priceUsd?.times(amount1) : undefined,
  ].filter((part) => part !== undefined)
  const [first] = parts
  if (first === undefined) return undefined
  return parts.some((part) => usd?.lte(part.times(2 * MOST_UNEVEN)) === true) ? usd : undefined
}
