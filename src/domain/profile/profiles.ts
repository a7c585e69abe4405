import { type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** The profiles of a network. */
export interface Profiles {
  readonly address: Address
  /** Collectibles that can be pictures. */
  readonly bunnies: Address
  /** Sells a starter to each account. */
  readonly bunnyFactory: Address
  /** What starters and profiles are paid in. */
  readonly token: ListedToken
  /** Base URL of the names service; undefined if the network has none. */
  readonly serviceUrl: string | undefined
  /** URLs of the subgraph; undefined if the network has none. */
  readonly subgraphUrls: readonly string[] | undefined
}

/** The profiles of a deployment; undefined if one of their contracts is missing. */
export function profilesOf(network: Deployment): Profiles | undefined {
  const { profile, bunnies, bunnyFactory } = network.profile?.contracts ?? {}
  const { product } = network.contracts
  const token = product && findTokenByAddress(network, product)
  if (profile === undefined || bunnies === undefined || bunnyFactory === undefined || token === undefined)
    return undefined
  return {
    address: profile,
    bunnies,
    bunnyFactory,
    token: { ...token, source: { kind: 'deployment' } },
    serviceUrl: network.services['profiles'],
    subgraphUrls: network.subgraphs['profile'],
  }
}

/** The profiles of the current deployment. */
export const getProfiles = fromDeployment(profilesOf)
