import { getLiquidityValue } from '@/domain/pair/liquidityMath'
import type { PairSides } from '@/domain/pair/pair'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'

/** USD per whole token; undefined if no pool of this network's own tokens prices it. */
export interface PricedToken {
  readonly decimals: number
  readonly usd: Decimal | undefined
}

/** USD value of amounts of a pool's two tokens; undefined if a non-zero amount has no price. */
export function amountsUsd(
  amounts: readonly [bigint, bigint],
  [a, b]: readonly [PricedToken | undefined, PricedToken | undefined],
): Decimal | undefined {
  const usdOf = (wei: bigint, token: PricedToken | undefined) =>
    wei === 0n ? new Decimal(0) : token?.usd && toDecimal(wei, token.decimals).times(token.usd)
  const [usdA, usdB] = [usdOf(amounts[0], a), usdOf(amounts[1], b)]
  return usdA === undefined || usdB === undefined ? undefined : usdA.plus(usdB)
}

/**
 * USD value of LP tokens. Both sides of a pool have the same value, so if one has no price the other counts twice.
 * Undefined if neither has one.
 */
export function positionUsd(
  pool: PairSides,
  heldWei: bigint,
  tokens: readonly [PricedToken | undefined, PricedToken | undefined],
): Decimal | undefined {
  const { amountA, amountB } = getLiquidityValue(heldWei, pool)
  const both = amountsUsd([amountA, amountB], tokens)
  if (both !== undefined) return both
  const one = amountsUsd([amountA, 0n], tokens) ?? amountsUsd([0n, amountB], tokens)
  return one?.times(2)
}

/** Sorts by value, highest first; unknown values keep their order at the end. */
export function byWorth<T extends { readonly usd: Decimal | undefined }>(positions: readonly T[]): readonly T[] {
  return [...positions].sort((one, other) => {
    if (one.usd === undefined || other.usd === undefined)
      return Number(one.usd === undefined) - Number(other.usd === undefined)
    return other.usd.comparedTo(one.usd) ?? 0
  })
}

/** Whether every word occurs in one of the texts, case-insensitively. */
export function isFound(texts: readonly string[], typed: string): boolean {
  const all = texts.join('\n').toLowerCase()
  return typed
    .toLowerCase()
    .split(/[\s/]+/)
    .every((word) => all.includes(word))
}
