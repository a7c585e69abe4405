import { type Deployment, fromDeployment } from '@/config/deployment'
import { nativeCurrency } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import { nftMarketOf } from './market'
import type { TradeContracts } from './marketTx'

/** What trades on the NFT market need of a deployment; undefined if one of the contracts is missing. */
export function tradeContractsOf(network: Deployment): TradeContracts | undefined {
  const market = nftMarketOf(network)
  const wrapped = market && findTokenByAddress(network, market.wcro)
  if (market === undefined || wrapped === undefined) return undefined
  return {
    market: market.address,
    multicall: market.multicall,
    native: nativeCurrency(network),
    wrapped: { ...wrapped, source: { kind: 'deployment' } },
  }
}

/** What trades need of the current deployment. */
export const getTradeContracts = fromDeployment(tradeContractsOf)
