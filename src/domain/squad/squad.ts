import { type DeployedEdition, type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** A collection of the squad, with the sale of its tickets. */
export interface SquadEdition extends DeployedEdition {
  /** Its owner needs an active profile here to buy tickets. */
  readonly profile: Address
  readonly multicall: Address
  /** What tickets are paid in. */
  readonly token: ListedToken
}

/** The editions of a deployment, the main one first; empty if a contract that they need is missing. */
export function squadEditionsOf(network: Deployment): readonly SquadEdition[] {
  const { multicall, product } = network.contracts
  const profile = network.profile?.contracts.profile
  const token = product && findTokenByAddress(network, product)
  const editions = network.squad?.editions ?? []
  if (profile === undefined || multicall === undefined || token === undefined) return []
  return editions.map((edition) => ({
    ...edition,
    profile,
    multicall,
    token: { ...token, source: { kind: 'deployment' } },
  }))
}

/** The editions of the current deployment. */
export const getSquadEditions = fromDeployment(squadEditionsOf)
