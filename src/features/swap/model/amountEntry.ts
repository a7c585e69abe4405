import { parseAmount } from '@/lib/amountInput'

/** What an amount field holds, of a token. */
export type AmountEntry =
  /** Nothing, or zero. */
  | { readonly status: 'empty' }
  | { readonly status: 'tooPrecise' }
  /** More than any contract can count. */
  | { readonly status: 'tooLarge' }
  /** Something, of a currency that is not known. */
  | { readonly status: 'unscaled' }
  | { readonly status: 'amount'; readonly wei: bigint }

const AMOUNT_END = 2n ** 256n
const HAS_DIGIT = /[1-9]/

/** @param decimals of the currency; undefined while that is not known */
export function readAmount(typed: string, decimals: number | undefined): AmountEntry {
  if (decimals === undefined) return { status: HAS_DIGIT.test(typed) ? 'unscaled' : 'empty' }
  const wei = parseAmount(typed, decimals)
  if (wei === undefined) return { status: HAS_DIGIT.test(typed) ? 'tooPrecise' : 'empty' }
  if (wei === 0n) return { status: 'empty' }
  return wei < AMOUNT_END ? { status: 'amount', wei } : { status: 'tooLarge' }
}
