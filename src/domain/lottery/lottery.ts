import { type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** The lottery of a network. */
export interface Lottery {
  readonly address: Address
  readonly multicall: Address
  /** What tickets and prizes are paid in. */
  readonly token: ListedToken
  /** URLs of its subgraph; undefined if the network has none. */
  readonly subgraphUrls: readonly string[] | undefined
}

/** The lottery of a deployment; undefined if one of its contracts is missing. */
export function lotteryOf(network: Deployment): Lottery | undefined {
  const { lottery } = network.lottery.contracts
  const { multicall, product } = network.contracts
  const token = product && findTokenByAddress(network, product)
  if (lottery === undefined || multicall === undefined || token === undefined) return undefined
  return {
    address: lottery,
    multicall,
    token: { ...token, source: { kind: 'deployment' } },
    subgraphUrls: network.subgraphs['lottery'],
  }
}

/** The lottery of the current deployment. */
export const getLottery = fromDeployment(lotteryOf)
