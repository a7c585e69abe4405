import type { Currency } from '@/domain/token/currency'
import type { Token } from '@/domain/token/token'
import { getExchange } from './exchange'

/** The token that a currency is traded as: wrapped CRO for the native coin. */
export function tradedToken(currency: Currency | undefined): Token | undefined {
  if (currency === undefined) return undefined
  const { address, symbol, name, decimals } = currency
  return address === 'native' ? getExchange()?.wcro : { address, symbol, name, decimals }
}
