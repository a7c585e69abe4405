import { type CurrencyId, isSameCurrency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'

/** What it takes to turn one currency into the other: the wrapped coin's own contract, or the pools. */
export type SwapAct = 'wrap' | 'unwrap' | 'trade'

/** Undefined while one is not chosen. @param wcro the wrapped coin of this network */
export function swapAct(
  input: CurrencyId | undefined,
  output: CurrencyId | undefined,
  wcro: Address,
): SwapAct | undefined {
  if (input === undefined || output === undefined) return undefined
  if (input === 'native' && isSameCurrency(output, wcro)) return 'wrap'
  return output === 'native' && isSameCurrency(input, wcro) ? 'unwrap' : 'trade'
}
