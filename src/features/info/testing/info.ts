import type {
  InfoOverview,
  InfoPeriod,
  InfoPool,
  InfoSeries,
  InfoToken,
  InfoTransaction,
  Worth,
} from '@/domain/exchange-info/model/info'
import { Decimal } from '@/lib/decimal'
import { addressOf } from '@/lib/testing/addresses'

export const UNKNOWN: Worth = { usd: undefined, cro: undefined }

/** A value in dollars, at ten CRO a dollar. */
export function worth(usd: string | number): Worth {
  return { usd: new Decimal(usd), cro: new Decimal(usd).times(10) }
}

/** A token of the tests. */
export function testToken(symbol: string, digit: string, change: Partial<InfoToken> = {}): InfoToken {
  return {
    address: addressOf(digit),
    symbol,
    name: `${symbol} token`,
    decimals: 18,
    doubts: [],
    price: worth(2),
    priceChange: { usd: new Decimal('0.05'), cro: new Decimal('-0.01') },
    volume24h: worth(100),
    liquidity: worth(1000),
    liquidityChange: undefined,
    transactions24h: 5,
    ...change,
  }
}

const [CRO, USDC] = [testToken('CRO', 'c'), testToken('USDC', 'd')]

/** A pool of the tests, of CRO and USDC. */
export function testPool(digit: string, change: Partial<InfoPool> = {}): InfoPool {
  return {
    address: addressOf(digit),
    token0: CRO,
    token1: USDC,
    doubts: [],
    liquidity: worth(1000),
    liquidityChange: undefined,
    volume24h: worth(100),
    volumeChange: undefined,
    volume7d: worth(700),
    fees24h: worth('0.3'),
    feeApr: new Decimal('0.1095'),
    transactions24h: 5,
    createdSec: 1_700_000_000,
    ...change,
  }
}

/** A sale of 20 CRO for 2 USDC. */
export function testTransaction(key: string, change: Partial<InfoTransaction> = {}): InfoTransaction {
  return {
    key,
    kind: 'swap',
    hash: `0x${'ab'.repeat(32)}`,
    block: 10,
    timeSec: 1_700_000_000,
    pool: addressOf('e'),
    token0: CRO,
    token1: USDC,
    amount0: new Decimal(20),
    amount1: new Decimal(2),
    sells0: true,
    total: worth(2),
    account: addressOf('a'),
    ...change,
  }
}

export const testOverview: InfoOverview = {
  croPrice: new Decimal('0.1'),
  croPriceChange: new Decimal('0.025'),
  liquidity: worth(5000),
  liquidityChange: worth('-0.1'),
  volume24h: UNKNOWN,
  volumeChange: UNKNOWN,
  fees24h: worth(3),
  transactions24h: 1234,
  pools: 7,
  indexed: undefined,
}

const DAY_SEC = 86_400

/** Days without gaps. @param firstSec start of the first @param untilSec what the index knows */
export function testDays(firstSec: number, volumes: readonly (number | undefined)[], untilSec: number): InfoSeries {
  const periods = volumes.map(
    (volume, index): InfoPeriod => ({
      startSec: firstSec + index * DAY_SEC,
      volume: volume === undefined ? UNKNOWN : worth(volume),
      liquidity: worth(1000 + index),
      transactions: 1,
    }),
  )
  return { periods, isPartial: false, indexed: { number: 1, timestampSec: untilSec } }
}
