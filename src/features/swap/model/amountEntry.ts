import { readAmount, type TypedAmount } from '@/lib/amountInput'

/** What an amount field holds, of a currency that may not be known yet. */
export type AmountEntry =
  | TypedAmount
  /** Something, of a currency that is not known. */
  | { readonly status: 'unscaled' }

/** @param decimals of the currency; undefined while that is not known */
export function readSwapAmount(typed: string, decimals: number | undefined): AmountEntry {
  if (decimals !== undefined) return readAmount(typed, decimals)
  // Whatever decimals it turns out to have: is there more than zeros?
  return readAmount(typed, typed.length).status === 'empty' ? { status: 'empty' } : { status: 'unscaled' }
}
