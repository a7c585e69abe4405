import type { Deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { currencyParam } from '@/domain/token/currency'
import { type Address, isSameAddress } from '@/lib/hex'

/** Pools hold WCRO, which users know as CRO. */
function paramOf({ contracts: { wcro } }: Deployment, token: Address): string {
  return currencyParam(wcro !== undefined && isSameAddress(token, wcro) ? 'native' : token)
}

/** The swap to a token, from another one or from what the page chooses. */
export function swapPath(network: Deployment, output: Address, input?: Address): string {
  const params = new URLSearchParams({
    ...(input === undefined ? {} : { inputCurrency: paramOf(network, input) }),
    outputCurrency: paramOf(network, output),
  })
  return `${routes.swap}?${params.toString()}`
}

/** Adding liquidity to a pool with both tokens filled in; of one token, with CRO. */
export function addLiquidityPath(network: Deployment, token: Address, other = network.contracts.wcro): string {
  const params = [token, ...(other === undefined || isSameAddress(token, other) ? [] : [other])]
  return [routes.addLiquidity, ...params.map((address) => paramOf(network, address))].join('/')
}
