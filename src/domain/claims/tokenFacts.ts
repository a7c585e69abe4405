import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import type { Address } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'

const MAX_NAME = 40
const MAX_SYMBOL = 12
/** No sensible token has more. */
const MAX_DECIMALS = 36n

export interface TokenFacts {
  readonly address: Address
  /** Made safe to show, as the symbol. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Name, symbol and decimals of a token that the deployment does not list. */
export function tokenFactsReading(address: Address): Reading<TokenFacts> {
  const token = erc20Contract(address)
  return combineReadings(
    [callReading(token.name()), callReading(token.symbol()), callReading(token.decimals())],
    (name, symbol, decimals): TokenFacts => {
      if (decimals > MAX_DECIMALS) throw new Error('Not the decimals of a token')
      return {
        address,
        name: sanitizeText(name, MAX_NAME),
        symbol: sanitizeText(symbol, MAX_SYMBOL),
        decimals: Number(decimals),
      }
    },
  )
}
