import { type Deployment, fromDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** A pre-seed with the token that its contributors claim; absent if it has none. */
export interface PreSeedContracts {
  readonly preSeed: Address
  readonly token?: Address
}

/** The contracts of a network that give something to those who are entitled to it. */
export interface Claims {
  readonly multicall: Address
  readonly profile: Address
  readonly bunnies: Address
  /** What refunds are paid in, and early bunnies cost. */
  readonly product: ListedToken
  readonly pointCampaigns: readonly Address[]
  readonly profileRefunds: readonly Address[]
  readonly teamBunnies: readonly Address[]
  readonly earlyBunnies: Address
  readonly earlyBunnyKinds: readonly number[]
  readonly preSeeds: readonly PreSeedContracts[]
  readonly roleToken: Address
  readonly swapPool: Address
  /** Block from which logs are searched. */
  readonly startBlock: number
}

/** The claims of a deployment; undefined if a contract that they need is missing. */
export function claimsOf(network: Deployment): Claims | undefined {
  const { claims, startBlock } = network
  const { multicall, product } = network.contracts
  const { profile, bunnies } = network.profile?.contracts ?? {}
  const token = product && findTokenByAddress(network, product)
  if (claims === undefined || multicall === undefined || token === undefined) return undefined
  if (profile === undefined || bunnies === undefined) return undefined
  return { ...claims, multicall, profile, bunnies, product: { ...token, source: { kind: 'deployment' } }, startBlock }
}

/** The claims of the current deployment. */
export const getClaims = fromDeployment(claimsOf)
