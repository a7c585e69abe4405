import { type AutoCompound, autoCompoundGain } from '@/lib/autoCompound'
import { Decimal } from '@/lib/decimal'
import type { PoolApr } from './poolState'

const BPS = 10_000n
const PRICE_SCALE = 10n ** 18n
const ONE = new Decimal(1)
const DAYS_PER_YEAR = 365
/** How often the automatic vault is assumed to be harvested; the bounty pays for it. */
export const HARVESTS_PER_DAY = 24

/** In basis points, as the vault returns them. */
export interface HarvestFees {
  /** The treasury's part. */
  readonly performanceFee: bigint
  /** The caller's part. */
  readonly callFee: bigint
}

export interface WithdrawalTerms {
  /** Tokens per share, scaled by 1e18. */
  readonly pricePerFullShare: bigint
  /** Basis points of a withdrawal until `feePeriodSec` after the account's last deposit. */
  readonly withdrawFee: bigint
  readonly feePeriodSec: bigint
  readonly lastDepositedSec: bigint
}

/** How a harvest is divided, in base units. */
export function harvestSplit(pending: bigint, { performanceFee, callFee }: HarvestFees) {
  const bounty = (pending * callFee) / BPS
  const fee = (pending * performanceFee) / BPS
  return { bounty, fee, compounded: pending - bounty - fee }
}

/** Tokens that shares stand for, rounded down. */
export function shareValue(shares: bigint, pricePerFullShare: bigint): bigint {
  return (shares * pricePerFullShare) / PRICE_SCALE
}

/**
 * Gain since the account's last deposit or withdrawal; negative for a loss. The price of a share is rounded down, so the
 * value may lack a base unit per share, which is no loss.
 */
export function recentProfit(shares: bigint, pricePerFullShare: bigint, valueAtLastAction: bigint): bigint {
  const gain = shareValue(shares, pricePerFullShare) - valueAtLastAction
  return gain < 0n && -gain <= shares / PRICE_SCALE + 1n ? 0n : gain
}

/**
 * What a withdrawal of shares pays at a time, in base units.
 * @param nowSec timestamp of the block that includes the withdrawal
 */
export function withdrawalOf(shares: bigint, terms: WithdrawalTerms, nowSec: bigint) {
  const amount = shareValue(shares, terms.pricePerFullShare)
  const freeFromSec = terms.lastDepositedSec + terms.feePeriodSec
  const fee = nowSec < freeFromSec ? (amount * terms.withdrawFee) / BPS : 0n
  return { amount, fee, received: amount - fee, freeFromSec }
}

/**
 * How the vault compounds: what is left of each harvest after fees earns from then on.
 * @param apr of pool 0, 1 = 100 %
 */
export function cakeVaultCompounding(
  apr: Decimal,
  { performanceFee, callFee }: HarvestFees,
  harvestsPerDay: number,
): AutoCompound {
  const kept = ONE.minus(new Decimal((performanceFee + callFee).toString()).div(BPS.toString()))
  return { ratePerDay: apr.div(DAYS_PER_YEAR), kept, compoundsPerDay: harvestsPerDay }
}

/** APY of the vault (1 = 100 %), see `cakeVaultCompounding`. */
export function cakeVaultApy(apr: Decimal, fees: HarvestFees, harvestsPerDay: number): Decimal {
  return autoCompoundGain(cakeVaultCompounding(apr, fees, harvestsPerDay), DAYS_PER_YEAR)
}

/** The rate of the automatic vault: what harvests leave of the manual pool's APR is compounded. 0 while it is paused. */
export function cakeVaultRate(apr: PoolApr, vault: HarvestFees & { readonly isPaused: boolean }): PoolApr {
  if (!Decimal.isBigNumber(apr)) return apr
  return vault.isPaused ? new Decimal(0) : cakeVaultApy(apr, vault, HARVESTS_PER_DAY)
}
