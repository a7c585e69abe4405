import { productToken } from '../../brand.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { POWER_PARTS } from './votingPower.ts'

/** What the hub needs of a deployment. */
export type VotingDeployment = Pick<DevnetDeployment, 'contracts' | 'farms'>

/** Contracts that voting power is read from. */
export interface PowerSources {
  /** The token that votes. */
  readonly token: string
  /** The automatic vault, and the farm whose pool 0 stakes the token. */
  readonly vault: string
  readonly masterChef: string
  /** Pools with contracts of their own that stake the token. */
  readonly pools: readonly string[]
  /** Pairs with the token, and their pool in the farm. */
  readonly pairs: readonly { readonly pair: string; readonly pid: number }[]
}

/** A strategy as the hub lists it. */
export interface Strategy {
  readonly name: string
  readonly network: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Every place of the deployment where the product token is staked or provided as liquidity. */
export function powerSourcesOf({ contracts, farms }: VotingDeployment): PowerSources {
  const { symbol } = productToken
  return {
    token: contracts.product,
    vault: farms.contracts.cakeVault,
    masterChef: farms.contracts.masterChef,
    // Pool 0 of the farm is listed as a pool of kind `manual`, too.
    pools: farms.pools.flatMap(({ kind, stakedToken, contract }) =>
      stakedToken === symbol && kind !== 'manual' ? [contract] : [],
    ),
    pairs: farms.list.flatMap(({ token, quoteToken, lpToken, pid }) =>
      quoteToken !== undefined && (token === symbol || quoteToken === symbol) ? [{ pair: lpToken, pid }] : [],
    ),
  }
}

/** The strategies of a space, in the order of `POWER_PARTS`, with what is needed to read the same from the chain. */
export function strategiesOf(
  { token, vault, masterChef, pools, pairs }: PowerSources,
  chainId: number,
): readonly Strategy[] {
  const { symbol } = productToken
  const strategies = {
    wallet: ['erc20-balance-of', { symbol, address: token, decimals: 18 }],
    vault: ['auto-vault', { symbol, address: vault, token }],
    pools: ['staking-pools', { symbol, masterChef, pools }],
    liquidity: ['pair-liquidity', { symbol, token, masterChef, pairs }],
  } as const
  return POWER_PARTS.map((part) => {
    const [name, params] = strategies[part]
    return { name, network: String(chainId), params }
  })
}
