import type { ClosesById, DayClose } from '@/api/dayCloses'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { ClosingPriceSource } from './closingPrice'

const DAY_SEC = 86_400
/** Days of the history. */
const TVL_DAYS = 30
const ZERO = new Decimal(0)
const ONE_DOLLAR = new Decimal(1)

/** A vault whose value is counted. */
export interface CountedVault {
  readonly shareToken: Address
  /** Undefined if the subgraph can't price its token. */
  readonly source: ClosingPriceSource | undefined
}

/** Total value locked at a moment, in USD. */
export interface TvlPoint {
  /** Unix seconds: the end of a day in UTC. */
  readonly timeSec: number
  readonly vaultsUsd: Decimal
  /** Of the vaults that hold no LP tokens. */
  readonly singleUsd: Decimal
}

export interface TvlHistory<Vault> {
  /** Oldest first, from the first day with a deposit. */
  readonly points: readonly TvlPoint[]
  readonly counted: readonly Vault[]
  /** Vaults that held something on a day without a price. Counted on other days only, they would look like deposits. */
  readonly leftOut: readonly Vault[]
}

/** What the subgraphs have, by address in lower case. */
export interface TvlCloses {
  /** Whole underlying tokens in each vault, by share token. */
  readonly assets: ClosesById<Decimal>
  /** USD per token or LP token. */
  readonly prices: ClosesById<Decimal | undefined>
}

/** The value that held at a moment; undefined before the first close. @param closes oldest first */
export function valueAt<Value>(closes: readonly DayClose<Value>[], timeSec: number): Value | undefined {
  return closes.filter(({ dateSec }) => dateSec < timeSec).at(-1)?.value
}

/** The first day of the history and the current one, as the starts of days in UTC; Unix seconds. */
export function tvlDays(nowSec: number): { readonly sinceSec: number; readonly todaySec: number } {
  const todaySec = Math.floor(nowSec / DAY_SEC) * DAY_SEC
  return { sinceSec: todaySec - TVL_DAYS * DAY_SEC, todaySec }
}

/** The ends of the days from `sinceSec` (start of a day) that are over at `untilSec`, Unix seconds. */
export function dayEnds(sinceSec: number, untilSec: number): readonly number[] {
  const count = Math.max(0, Math.floor((untilSec - sinceSec) / DAY_SEC))
  return Array.from({ length: count }, (_, index) => sinceSec + (index + 1) * DAY_SEC)
}

/**
 * The value of all vaults at the end of each day: what each held, at the price of that time. A day without an event of a
 * vault, token or pair has the values of the day before.
 */
export function tvlHistory<Vault extends CountedVault>(
  vaults: readonly Vault[],
  { assets, prices }: TvlCloses,
  times: readonly number[],
): TvlHistory<Vault> {
  const values = vaults.map((vault) => {
    const held = assets.get(vault.shareToken.toLowerCase()) ?? []
    return times.map((timeSec) => {
      const amount = valueAt(held, timeSec) ?? ZERO
      return amount.isZero() ? ZERO : priceAt(vault.source, prices, timeSec)?.times(amount)
    })
  })
  const isCounted = values.map((ofVault) => ofVault.every((usd) => usd !== undefined))
  const points = times.map((timeSec, day): TvlPoint => {
    const sumOf = (isIncluded: (vault: Vault) => boolean) =>
      vaults.reduce(
        (sum, vault, index) =>
          isCounted[index] === true && isIncluded(vault) ? sum.plus(values[index]?.[day] ?? ZERO) : sum,
        ZERO,
      )
    return { timeSec, vaultsUsd: sumOf(() => true), singleUsd: sumOf(({ source }) => source?.kind !== 'pair') }
  })
  const first = points.findIndex(({ vaultsUsd }) => vaultsUsd.gt(0))
  return {
    points: first === -1 ? [] : points.slice(first),
    counted: vaults.filter((_, index) => isCounted[index]),
    leftOut: vaults.filter((_, index) => !isCounted[index]),
  }
}

function priceAt(
  source: ClosingPriceSource | undefined,
  prices: ClosesById<Decimal | undefined>,
  timeSec: number,
): Decimal | undefined {
  if (source === undefined) return undefined
  if (source.kind === 'stablecoin') return ONE_DOLLAR
  return valueAt(prices.get(source.address.toLowerCase()) ?? [], timeSec)
}
