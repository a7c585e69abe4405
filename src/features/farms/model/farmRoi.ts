import { combineLoadables, valueOf } from '@/lib/loadable'
import { gainOfApr } from '@/lib/roi'
import type { RoiComparison, RoiTerms } from '@/widgets/stake-panel/roiLines'
import type { ReadFarm } from './farmRow'

/** What the account could stake with what it has staked, base units; undefined without an account, or while unknown. */
function ownWei({ reads: { holding } }: ReadFarm): bigint | undefined {
  const known = holding && valueOf(combineLoadables([holding.balance, holding.stake]))
  return known && known[0] + known[1]
}

/**
 * Input of the ROI calculator; undefined while the rewards have no rate, and where there are none.
 * @param comparison what the same stake earns in the vault of its token
 */
export function farmRoiTerms(read: ReadFarm, comparison?: RoiComparison): RoiTerms | undefined {
  const { farm, reads, feeApr } = read
  const { symbol, decimals } = farm.staked
  const apr = valueOf(reads.rewardApr)
  if (apr === undefined || !apr.gt(0)) return undefined
  return {
    symbol,
    decimals,
    gain: (days, every) => gainOfApr(apr, days, every),
    isCompounding: true,
    feeOf: () => 0n,
    price: reads.stakePrice,
    // Pool 0 stakes its own reward.
    paidIn: farm.quoteToken && farm.rewardToken.symbol,
    feeApr,
    balanceWei: ownWei(read),
    comparison,
  }
}
