import { type DeployedOffering, type Deployment, fromDeployment } from '@/config/deployment'
import { farmsOf } from '@/domain/farm/farm'
import type { ListedToken, TokenSource } from '@/domain/token/currency'
import { LP_DECIMALS } from '@/domain/token/token'
import type { Address } from '@/lib/hex'
import { isSameAddress } from '@/lib/hex'

/** A sale of a new token for LP tokens. */
export interface Offering {
  /** As in the deployment. */
  readonly id: string
  /** Offerings of the first version have the unlimited pool only, without a tax, and need no profile. */
  readonly version: 1 | 2
  readonly contract: Address
  /** What is offered. */
  readonly token: ListedToken
  /** Blocks of the deployment, until the contract is read: its owner may move them before the start. */
  readonly deployedBlocks: { readonly start: number; readonly end: number }
}

/** The offerings of a network. */
export interface Offerings {
  readonly multicall: Address
  /** Gives the points of offerings of the first version. */
  readonly pointCenter: Address
  /** Accounts need an active profile here to commit. */
  readonly profile: Address
  /** What is committed. */
  readonly lpToken: ListedToken
  /** Symbols of its two tokens; undefined if the network has no farm for it, and its value is unknown. */
  readonly lpSymbols: readonly [string, string] | undefined
  readonly list: readonly Offering[]
}

/** The contracts that offerings need. */
export const OFFERING_CONTRACTS = ['multicall', 'profile', 'pointCenter'] as const

const DEPLOYED: TokenSource = { kind: 'deployment' }

/** The offerings of a deployment, in its order; undefined if a contract that they need is missing. */
export function offeringsOf(network: Deployment): Offerings | undefined {
  const { multicall } = network.contracts
  const profile = network.profile?.contracts.profile
  const pointCenter = network.ifos?.contracts.pointCenter
  if (network.ifos === undefined || multicall === undefined || profile === undefined || pointCenter === undefined)
    return undefined
  const { lpToken: address, list } = network.ifos
  const farm = farmsOf(network).find(({ staked }) => isSameAddress(staked.address, address))
  const unnamed = { address, symbol: 'LP', name: 'LP', decimals: LP_DECIMALS, source: DEPLOYED }
  return {
    multicall,
    pointCenter,
    profile,
    lpToken: farm?.staked ?? unnamed,
    lpSymbols: farm?.quoteToken && [farm.token.symbol, farm.quoteToken.symbol],
    list: list.map(offeringFrom),
  }
}

function offeringFrom({ id, version, contract, token, startBlock: start, endBlock: end }: DeployedOffering): Offering {
  return {
    id,
    version,
    contract,
    token: { ...token, name: token.symbol, source: DEPLOYED },
    deployedBlocks: { start, end },
  }
}

/** The offerings of the current deployment. */
export const getOfferings = fromDeployment(offeringsOf)
