import { cakeVaultCompounding, HARVESTS_PER_DAY } from '@/domain/farm/model/cakeVault'
import type { PoolApr } from '@/domain/farm/model/poolState'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { CakeVaultReads } from '@/domain/farm/useCakeVaultReads'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { isSameCurrency } from '@/domain/token/currency'
import { autoCompoundGain } from '@/lib/autoCompound'
import { Decimal } from '@/lib/decimal'
import { combineLoadables, LOADING, type Loadable, valueOf } from '@/lib/loadable'
import { gainOfApr } from '@/lib/roi'
import type { RoiTerms } from '@/widgets/stake-panel/roiLines'
import { vaultPosition } from './poolView'
import type { AutoVault } from './vaultTx'

/** The APR of a pool that pays; undefined while it is unknown or 0. */
function payingApr(rate: Loadable<PoolApr>): Decimal | undefined {
  const apr = valueOf(rate)
  return Decimal.isBigNumber(apr) && apr.gt(0) ? apr : undefined
}

function sumWei(parts: readonly Loadable<bigint>[]): bigint | undefined {
  return valueOf(combineLoadables(parts))?.reduce((sum, wei) => sum + wei, 0n)
}

/** Input of the ROI calculator; undefined where the pool pays nothing, and while its APR is unknown. */
export function poolRoiTerms(
  { staked, reward }: Pick<StakingPool, 'staked' | 'reward'>,
  { stakedPrice, own }: Pick<PoolReads, 'stakedPrice' | 'own'>,
  rate: Loadable<PoolApr>,
): RoiTerms | undefined {
  const apr = payingApr(rate)
  if (apr === undefined) return undefined
  const isPaidInKind = isSameCurrency(staked.address, reward.address)
  return {
    symbol: staked.symbol,
    decimals: staked.decimals,
    gain: (days, every) => gainOfApr(apr, days, every),
    isCompounding: isPaidInKind,
    feeOf: () => 0n,
    price: stakedPrice,
    paidIn: isPaidInKind ? undefined : reward.symbol,
    balanceWei: own && sumWei([own.balance, own.staked]),
  }
}

/**
 * Input of the ROI calculator for the automatic vault, which compounds by itself and takes fees of each harvest;
 * undefined while it is paused, and while its rate is unknown.
 * @param manual pool, in which the vault stakes
 * @param rate of that pool
 */
export function autoVaultRoiTerms(
  { token }: AutoVault,
  { terms, user = LOADING }: Pick<CakeVaultReads, 'terms' | 'user'>,
  manual: Pick<PoolReads, 'stakedPrice' | 'own'>,
  rate: Loadable<PoolApr>,
): RoiTerms | undefined {
  const apr = payingApr(rate)
  const fees = valueOf(terms)
  if (apr === undefined || fees === undefined || fees.isPaused) return undefined
  const compounding = cakeVaultCompounding(apr, fees, HARVESTS_PER_DAY)
  return {
    symbol: token.symbol,
    decimals: token.decimals,
    gain: (days) => autoCompoundGain(compounding, days),
    isCompounding: false,
    feeOf: () => 0n,
    price: manual.stakedPrice,
    rate: compounding,
    balanceWei: manual.own && sumWei([manual.own.balance, vaultPosition(user, terms).value]),
  }
}
