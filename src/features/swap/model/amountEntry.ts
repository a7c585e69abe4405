import { readAmount, type TypedAmount } from '@/lib/amountInput'

/** Content of an amount field, possibly before its currency is loaded. */
export type AmountEntry =
  | TypedAmount
  /** An amount whose decimals are not known yet. */
  | { readonly status: 'unscaled' }

/** @param decimals undefined until the currency is loaded */
export function readSwapAmount(typed: string, decimals: number | undefined): AmountEntry {
  if (decimals !== undefined) return readAmount(typed, decimals)
  // For any decimals: is there a non-zero digit?
  return readAmount(typed, typed.length).status === 'empty' ? { status: 'empty' } : { status: 'unscaled' }
}
