import { FEE } from '@/domain/pair/testing/pairs'
import type { Currency } from '@/domain/token/currency'
import type { Token } from '@/domain/token/token'
import type { Trade } from '@/domain/trade/trade'
import type { Address } from '@/lib/hex'

const address = (digit: string): Address => `0x${digit.repeat(40)}`

/** Test tokens of 18, 6 and 0 decimals. */
export const WCRO: Token = { address: address('a'), symbol: 'WCRO', name: 'Wrapped CRO', decimals: 18 }
export const USDC: Token = { address: address('b'), symbol: 'USDC', name: 'USD Coin', decimals: 6 }
export const WHOLE: Token = { address: address('c'), symbol: 'WHOLE', name: 'Whole numbers', decimals: 0 }

export const CRO: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }

/** A test trade: 100 WCRO for 10 USDC through one pool. */
export function testTrade(changed: Partial<Trade> = {}): Trade {
  return {
    kind: 'exactIn',
    route: {
      path: [WCRO, USDC],
      pairs: [
        { address: address('d'), token0: WCRO, token1: USDC, reserve0: 10n ** 24n, reserve1: 10n ** 11n, fee: FEE },
      ],
    },
    amountIn: 100n * 10n ** 18n,
    amountOut: 10_000_000n,
    priceImpactBps: 5n,
    feeWei: 3n * 10n ** 17n,
    ...changed,
  }
}
