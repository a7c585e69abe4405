import type { Deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { Farm } from '@/domain/farm/farm'
import { currencyParam } from '@/domain/token/currency'
import type { Token } from '@/domain/token/token'
import { isSameAddress } from '@/lib/hex'

/** A page to get the staked token. */
export interface FarmLinks {
  /** Adding liquidity with both tokens filled in, or the swap for a single token. */
  readonly get: string
  /** The zap into the LP token; undefined for a single token, and where the network has no zap. */
  readonly zap: string | undefined
}

export function farmLinks({ staked, token, quoteToken }: Farm, { contracts, zap }: Deployment): FarmLinks {
  if (quoteToken === undefined) return { get: `${routes.swap}?outputCurrency=${staked.address}`, zap: undefined }
  const { wcro } = contracts
  const param = ({ address }: Token) =>
    currencyParam(wcro !== undefined && isSameAddress(address, wcro) ? 'native' : address)
  return {
    get: `${routes.addLiquidity}/${param(token)}/${param(quoteToken)}`,
    zap: zap.contracts.zap === undefined ? undefined : `${routes.zap}?outputCurrency=${staked.address}`,
  }
}
