import { Decimal } from '@/lib/decimal'
import { simpleGain } from './growth'

/** A reward that is paid outside the vault, at a simple rate: it is in no share price and in no balance. */
export interface ExtraReward {
  /** Undefined where the vault does not say in which token it is paid. */
  readonly symbol: string | undefined
  readonly decimals: number
  /** 1 = 100 %. */
  readonly apr: Decimal
  /** USD for one token; undefined where it has no market. */
  readonly price: Decimal | undefined
}

/** What an extra reward pays on some value over some days, at today's rate and price. */
export interface ExtraGain {
  readonly symbol: string | undefined
  readonly decimals: number
  /** Base units of its token, rounded down; undefined where it has no price. */
  readonly wei: bigint | undefined
  readonly usd: Decimal
}

/** @param valueUsd what earns it */
export function extraGain({ symbol, decimals, apr, price }: ExtraReward, valueUsd: Decimal, days: number): ExtraGain {
  const usd = valueUsd.times(simpleGain(apr, days))
  const wei =
    price?.gt(0) === true ? BigInt(usd.div(price).shiftedBy(decimals).toFixed(0, Decimal.ROUND_DOWN)) : undefined
  return { symbol, decimals, wei, usd }
}
