import { Decimal } from '@/lib/decimal'
import { simpleGain } from './growth'

/** A reward paid outside the vault at a simple rate; part of no share price or balance. */
export interface ExtraReward {
  /** Undefined if the vault does not specify the token. */
  readonly symbol: string | undefined
  readonly decimals: number
  /** 1 = 100 %. */
  readonly apr: Decimal
  /** USD per token; undefined without a market. */
  readonly price: Decimal | undefined
}

/** Projected extra rewards at the current rate and price. */
export interface ExtraGain {
  readonly symbol: string | undefined
  readonly decimals: number
  /** Base units of the reward token, rounded down; undefined if it has no price. */
  readonly wei: bigint | undefined
  readonly usd: Decimal
}

/** @param valueUsd the value that earns the reward */
export function extraGain({ symbol, decimals, apr, price }: ExtraReward, valueUsd: Decimal, days: number): ExtraGain {
  const usd = valueUsd.times(simpleGain(apr, days))
  const wei =
    price?.gt(0) === true ? BigInt(usd.div(price).shiftedBy(decimals).toFixed(0, Decimal.ROUND_DOWN)) : undefined
  return { symbol, decimals, wei, usd }
}
