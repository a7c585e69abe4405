import type { IndexedToken } from '@/api/exchange/figures'
import type { IndexedPool } from '@/api/exchange/infoPools'
import type { TokenTotals } from '@/api/exchange/infoTokens'
import type { IndexedTransaction } from '@/api/exchange/infoTransactions'
import { getDeployment } from '@/config/deployment'
import { findToken } from '@/domain/token/token'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { addressOf } from '@/lib/testing/addresses'

export const decimal = (value: number | string) => new Decimal(value)

/** Address of a token of the deployment. */
export function deployed(symbol: string): Address {
  const token = findToken(getDeployment(), symbol)
  if (token === undefined) throw new Error(`No ${symbol}`)
  return token.address
}

/** A token worth 2 CRO, at 0.1 dollars per CRO. */
export function indexedToken(address: Address, changed: Partial<IndexedToken> = {}): IndexedToken {
  return {
    address,
    symbol: 'ANY',
    name: 'Any token',
    decimals: 18,
    priceCro: decimal(2),
    priceUsd: decimal('0.2'),
    ...changed,
  }
}

/** 100,000 of a token against 200,000 WCRO: 40,000 dollars, a day old. */
export function indexedPool(changed: Partial<IndexedPool> = {}): IndexedPool {
  return {
    address: addressOf('9'),
    token0: indexedToken(addressOf('1')),
    token1: indexedToken(deployed('WCRO'), { priceCro: decimal(1), priceUsd: decimal('0.1') }),
    reserve0: decimal(100_000),
    reserve1: decimal(200_000),
    totalSupply: decimal(141_421),
    reserveUsd: decimal(40_000),
    reserveUsdBefore: decimal(32_000),
    trackedCro: decimal(400_000),
    createdSec: 0,
    hours: [],
    ...changed,
  }
}

/** A token with 8,000 dollars of liquidity in base tokens, half of which are its own. */
export function tokenTotals(address: Address, changed: Partial<TokenTotals> = {}): TokenTotals {
  return {
    ...indexedToken(address),
    volumeUsd: decimal(1_000),
    reserves: decimal(20_000),
    transactions: 50,
    trackedCro: decimal(80_000),
    ...changed,
  }
}

/** A swap of 5 of a token for 10 WCRO. */
export function indexedTransaction(timeSec: number, changed: Partial<IndexedTransaction> = {}): IndexedTransaction {
  const { address, token0, token1 } = indexedPool()
  return {
    key: `swap ${timeSec}`,
    kind: 'swap',
    hash: `0x${'e'.repeat(64)}`,
    block: timeSec,
    logIndex: 1,
    timeSec,
    pool: address,
    token0,
    token1,
    amount0: decimal(5),
    amount1: decimal(10),
    sells0: true,
    usd: decimal(1),
    account: addressOf('d'),
    ...changed,
  }
}
