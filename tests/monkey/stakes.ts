import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Stake, Truth } from './truth'

const { list, pools } = deployment.farms
const tokens: Readonly<Record<string, { readonly decimals: number }>> = deployment.tokens
const NATIVE = deployment.nativeCurrency.symbol
/** Of LP tokens, the product token and CRO. */
const DECIMALS = 18
/** LP tokens name CRO instead of WCRO. */
const shownSymbol = (token: string) => (token === 'WCRO' ? NATIVE : token)

/** A farm or pool of the local chain. */
export interface StakedIn {
  /** In test ids: the pid of a farm, the sousId of a pool, or `auto`. */
  readonly id: string
  /** What its list is searched for in a link to it. */
  readonly query: string
  readonly decimals: number
  readonly rewardDecimals: number
  /** Without rewards in the automatic vault, which reinvests them. */
  readonly read: (truth: Truth, account: string) => Promise<Pick<Stake, 'amount'> & Partial<Stake>>
}

export const deployedFarms: readonly StakedIn[] = list.map(({ pid, token, quoteToken }) => ({
  id: String(pid),
  query: quoteToken === undefined ? token : `${shownSymbol(token)}-${shownSymbol(quoteToken)} LP`,
  decimals: DECIMALS,
  rewardDecimals: DECIMALS,
  read: (truth, account) => truth.farmStake(pid, account),
}))

export const deployedPools: readonly StakedIn[] = [
  {
    id: 'auto',
    query: '',
    decimals: DECIMALS,
    rewardDecimals: DECIMALS,
    read: async (truth, account) => ({ amount: await truth.autoVaultStake(account) }),
  },
  ...pools.map(({ sousId, kind, contract, stakedToken, rewardToken }): StakedIn => {
    const staked = kind === 'nativeStake' ? NATIVE : stakedToken
    const reward = kind === 'nativeReward' ? NATIVE : rewardToken
    return {
      id: String(sousId),
      query: [...new Set([reward, staked])].join(' '),
      decimals: tokens[stakedToken]?.decimals ?? DECIMALS,
      rewardDecimals: tokens[rewardToken]?.decimals ?? DECIMALS,
      read: (truth, account) =>
        kind === 'manual' ? truth.farmStake(sousId, account) : truth.poolStake(contract, account),
    }
  }),
]
