import { toDecimal, toEstimateText } from '@/lib/amount'
import { countable, readAmount, type TypedAmount } from '@/lib/amountInput'
import { Decimal } from '@/lib/decimal'
import { valueOf } from '@/lib/loadable'
import type { RoiTerms } from '../roiLines'

/** The calculator starts from a stake, or from what it should earn. */
export const modes = ['stake', 'target'] as const
export type RoiMode = (typeof modes)[number]

export const units = ['token', 'usd'] as const
export type RoiUnit = (typeof units)[number]

/** What was typed, in the unit that it was typed in: switching the unit there and back changes nothing. */
export interface RoiEntry {
  readonly text: string
  readonly unit: RoiUnit
}

/** A typed amount in base units, or why there is none. */
export type RoiAmount = TypedAmount | { readonly status: 'unpriced' }

/** A stake is rounded down, and a target up: no result promises more than was asked for. */
const ROUNDINGS = {
  stake: { text: 'down', decimal: Decimal.ROUND_FLOOR },
  target: { text: 'up', decimal: Decimal.ROUND_CEIL },
} as const
/** As many as most tokens have. */
export const USD_DECIMALS = 18
const ESTIMATE_DIGITS = 10
const CENT_PLACES = 2
const SMALL_USD_DIGITS = 3

/** USD per token; undefined where there is none to convert with. A price of 0 is none. */
export function conversionPrice({ price }: Pick<RoiTerms, 'price'>): Decimal | undefined {
  const known = valueOf(price)
  return known?.gt(0) === true ? known : undefined
}

/** Reads an entry in base units of the token. @param price USD per token */
export function readEntry(
  { text, unit }: RoiEntry,
  mode: RoiMode,
  decimals: number,
  price: Decimal | undefined,
): RoiAmount {
  if (unit === 'token') return readAmount(text, decimals)
  const typed = readAmount(text, USD_DECIMALS)
  if (typed.status !== 'amount') return typed
  if (price === undefined) return { status: 'unpriced' }
  const wei = toDecimal(typed.wei, USD_DECIMALS).div(price).shiftedBy(decimals)
  return countable(BigInt(wei.toFixed(0, ROUNDINGS[mode].decimal)))
}

/** The text of the amount field in a unit: what was typed, or its value in the other unit. */
export function entryText(
  entry: RoiEntry,
  shown: RoiUnit,
  mode: RoiMode,
  decimals: number,
  price: Decimal | undefined,
): string {
  if (entry.unit === shown) return entry.text
  const amount = readEntry(entry, mode, decimals, price)
  if (amount.status !== 'amount') return ''
  if (shown === 'token') return toEstimateText(amount.wei, decimals, ESTIMATE_DIGITS, ROUNDINGS[mode].text)
  const usd = price?.times(toDecimal(amount.wei, decimals))
  if (usd === undefined) return ''
  return usd.lt(1) ? usd.precision(SMALL_USD_DIGITS).toFixed() : usd.decimalPlaces(CENT_PLACES).toFixed()
}
