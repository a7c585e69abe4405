import type { ExchangeTotals } from '@/api/exchange/infoExchange'
import { Decimal } from '@/lib/decimal'
import type { IndexedBlock } from '@/lib/indexLag'
import type { InfoOverview, Worth } from './info'
import type { Moment } from './infoTimes'
import { added, combineWorth, growth, mapWorth, UNKNOWN } from './worth'

/** The exchange at a time. */
export interface ExchangeAt {
  /** Undefined before its first pool. */
  readonly totals: ExchangeTotals | undefined
  /** Dollars per CRO. */
  readonly croPrice: Decimal | undefined
}

const ZERO = new Decimal(0)
const NOTHING: Worth = { usd: ZERO, cro: ZERO }

/**
 * The exchange now and over a day.
 * @param past the exchange at the start of the day's times; undefined where the history does not reach back
 * @param feeRate what providers get of the volume, 1 = 100 %
 */
export function infoOverview(
  now: ExchangeAt,
  past: Readonly<Record<Moment, ExchangeAt>> | undefined,
  feeRate: Decimal,
  indexed: IndexedBlock | undefined,
): InfoOverview {
  const then = past?.sinceSec
  // Without a price of CRO in dollars, the subgraph values everything at 0.
  const isValued = now.croPrice !== undefined
  const liquidity = (isValued ? now.totals?.liquidity : undefined) ?? UNKNOWN
  const volume24h = !isValued || then === undefined ? UNKNOWN : combineWorth(volumeAt(now), volumeAt(then), added)
  return {
    croPrice: now.croPrice,
    croPriceChange: growth(now.croPrice, then?.croPrice),
    liquidity,
    liquidityChange: combineWorth(liquidity, then?.totals?.liquidity ?? UNKNOWN, growth),
    volume24h,
    volumeChange: !isValued || past === undefined ? UNKNOWN : volumeChange(past),
    fees24h: mapWorth(volume24h, (volume) => volume.times(feeRate)),
    transactions24h: then && transactionsSince(now, then),
    pools: now.totals?.pools,
    indexed,
  }
}

const volumeAt = ({ totals }: ExchangeAt): Worth => (totals === undefined ? NOTHING : totals.volume)

function volumeChange({ hourSec, dayAgoSec, twoDaysAgoSec }: Readonly<Record<Moment, ExchangeAt>>): Worth {
  const day = combineWorth(volumeAt(hourSec), volumeAt(dayAgoSec), added)
  const dayBefore = combineWorth(volumeAt(dayAgoSec), volumeAt(twoDaysAgoSec), added)
  return combineWorth(day, dayBefore, growth)
}

function transactionsSince(now: ExchangeAt, then: ExchangeAt): number | undefined {
  const [current, before] = [now.totals?.transactions, then.totals === undefined ? 0 : then.totals.transactions]
  return current === undefined || before === undefined || current < before ? undefined : current - before
}
