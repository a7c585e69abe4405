import type { Deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { Farm } from '@/domain/farm/farm'
import { currencyParam } from '@/domain/token/currency'
import type { Token } from '@/domain/token/token'
import { isSameAddress } from '@/lib/hex'

/** Where the staked token can be had: adding liquidity with both tokens filled in, or the swap for a single token. */
export function getLpLink({ staked, token, quoteToken }: Farm, { contracts: { wcro } }: Deployment): string {
  if (quoteToken === undefined) return `${routes.swap}?outputCurrency=${staked.address}`
  const param = ({ address }: Token) =>
    currencyParam(wcro !== undefined && isSameAddress(address, wcro) ? 'native' : address)
  return `${routes.addLiquidity}/${param(token)}/${param(quoteToken)}`
}
