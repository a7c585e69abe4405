import type { Decimal } from '@/lib/decimal'
import type { Worth } from './info'

/** As many as the subgraph's decimals have; quotients would have eighty places. */
const DIGITS = 34

/** Not known in either currency. */
export const UNKNOWN: Worth = { usd: undefined, cro: undefined }

/** A value in dollars. @param croPrice dollars per CRO; undefined if unknown */
export function worthOfUsd(usd: Decimal | undefined, croPrice: Decimal | undefined): Worth {
  return { usd, cro: croPrice?.gt(0) === true ? usd?.div(croPrice).precision(DIGITS) : undefined }
}

/** A value in CRO. @param croPrice dollars per CRO; undefined if unknown */
export function worthOfCro(cro: Decimal | undefined, croPrice: Decimal | undefined): Worth {
  return { usd: croPrice === undefined ? undefined : cro?.times(croPrice).precision(DIGITS), cro }
}

/** Both values changed in the same way. */
export function mapWorth({ usd, cro }: Worth, change: (value: Decimal) => Decimal): Worth {
  return { usd: usd && change(usd), cro: cro && change(cro) }
}

/** Combines the values of each currency that are known in both. */
export function combineWorth<T>(
  a: Worth,
  b: Worth,
  combine: (a: Decimal | undefined, b: Decimal | undefined) => T,
): { readonly usd: T; readonly cro: T } {
  return { usd: combine(a.usd, b.usd), cro: combine(a.cro, b.cro) }
}

/** The growth of a value, 1 = 100 %; undefined without an earlier value above 0. */
export function growth(now: Decimal | undefined, before: Decimal | undefined): Decimal | undefined {
  return now === undefined || before?.gt(0) !== true ? undefined : now.div(before).minus(1).precision(DIGITS)
}

/** What was added to a running total; undefined if either is unknown, or the total shrank. */
export function added(now: Decimal | undefined, before: Decimal | undefined): Decimal | undefined {
  return now === undefined || before === undefined || now.lt(before) ? undefined : now.minus(before)
}

/** The sum, undefined if a part is unknown. */
export function sumKnown(parts: readonly (Decimal | undefined)[], zero: Decimal): Decimal | undefined {
  return parts.reduce<Decimal | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum.plus(part)),
    zero,
  )
}

/** The larger first; unknown ones last. */
export function compareKnown(a: Decimal | undefined, b: Decimal | undefined): number {
  if (a === undefined || b === undefined) return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0)
  return b.comparedTo(a) ?? 0
}
