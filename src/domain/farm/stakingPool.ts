import { type DeployedPool, type Deployment, fromDeployment } from '@/config/deployment'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import { findToken } from '@/domain/token/token'

/** A staking pool of the deployment with its currencies: the native coin on a native side, where the pool names WCRO. */
export interface StakingPool extends DeployedPool {
  readonly staked: Currency
  readonly reward: Currency
}

/** The pools of a deployment whose tokens it has, in its order. */
export function stakingPools(network: Deployment): readonly StakingPool[] {
  return network.farms.pools.flatMap((pool) => {
    const staked = pool.kind === 'nativeStake' ? nativeCurrency(network) : findToken(network, pool.stakedToken)
    const reward = pool.kind === 'nativeReward' ? nativeCurrency(network) : findToken(network, pool.rewardToken)
    return staked === undefined || reward === undefined ? [] : [{ ...pool, staked, reward }]
  })
}

/** The pools of the current deployment. */
export const getStakingPools = fromDeployment(stakingPools)
