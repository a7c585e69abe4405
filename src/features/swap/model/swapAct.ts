import { type CurrencyId, isSameCurrency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'

/** Converts through the wrapped coin's contract or through the pools. */
export type SwapAct = 'wrap' | 'unwrap' | 'trade'

/** Undefined until both are chosen. @param wcro this network's wrapped coin */
export function swapAct(
  input: CurrencyId | undefined,
  output: CurrencyId | undefined,
  wcro: Address,
): SwapAct | undefined {
  if (input === undefined || output === undefined) return undefined
  if (input === 'native' && isSameCurrency(output, wcro)) return 'wrap'
  return output === 'native' && isSameCurrency(input, wcro) ? 'unwrap' : 'trade'
}
