import { type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** The competitions of a deployment, oldest first. */
export const COMPETITION_NAMES = ['past', 'live', 'coming'] as const
export type CompetitionName = (typeof COMPETITION_NAMES)[number]

/** A trading competition of a network. */
export interface Competition {
  readonly name: CompetitionName
  readonly address: Address
  readonly multicall: Address
  /** What prizes are paid in. */
  readonly token: ListedToken
  /** Pools whose swaps count. */
  readonly pairs: readonly Address[]
  /** URLs of the subgraph with volumes; undefined if the network has none. */
  readonly subgraphUrls: readonly string[] | undefined
}

/** The competitions of a deployment, oldest first; empty where a contract that all need is missing. */
export function competitionsOf(network: Deployment): readonly Competition[] {
  const { multicall, product } = network.contracts
  const token = product && findTokenByAddress(network, product)
  if (multicall === undefined || token === undefined) return []
  return COMPETITION_NAMES.flatMap((name): readonly Competition[] => {
    const address = network.competition?.contracts[name]
    if (address === undefined) return []
    const pairs = (network.competition?.pairs ?? []).map(({ pair }) => pair)
    const subgraphUrls = network.subgraphs['competition']
    return [{ name, address, multicall, token: { ...token, source: { kind: 'deployment' } }, pairs, subgraphUrls }]
  })
}

/** The competitions of the current deployment. */
export const getCompetitions = fromDeployment(competitionsOf)
