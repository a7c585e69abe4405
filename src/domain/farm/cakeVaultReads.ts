import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import type { Address } from '@/lib/hex'
import type { HarvestFees } from './model/cakeVault'

/** The automatic vault's shares and fees. Amounts in base units, fees in basis points. */
export interface CakeVaultTerms extends HarvestFees {
  readonly totalShares: bigint
  /** What all shares stand for. */
  readonly totalAssets: bigint
  /** Tokens per share, scaled by 1e18. */
  readonly pricePerFullShare: bigint
  /** Of a withdrawal until `feePeriodSec` after the account's last deposit. */
  readonly withdrawFee: bigint
  readonly feePeriodSec: bigint
  /** While it is paused, only withdrawals work. */
  readonly isPaused: boolean
}

/** What a harvest would bring in this block, in base units. */
export interface HarvestOutlook {
  /** Paid to the caller. */
  readonly bounty: bigint
  /** Of everyone, before fees. */
  readonly pending: bigint
}

/** An account in the automatic vault. */
export interface CakeVaultUser {
  readonly shares: bigint
  readonly lastDepositedSec: bigint
  /** Value of the shares after the last deposit or withdrawal, base units. */
  readonly valueAtLastAction: bigint
}

/** The automatic vault's shares and fees. */
export function cakeVaultTermsReading(address: Address): Reading<CakeVaultTerms> {
  const vault = cakeVaultContract(address)
  return combineReadings(
    [
      callReading(vault.totalShares()),
      callReading(vault.balanceOf()),
      callReading(vault.getPricePerFullShare()),
      callReading(vault.performanceFee()),
      callReading(vault.callFee()),
      callReading(vault.withdrawFee()),
      callReading(vault.withdrawFeePeriod()),
      callReading(vault.paused()),
    ],
    (
      totalShares,
      totalAssets,
      pricePerFullShare,
      performanceFee,
      callFee,
      withdrawFee,
      feePeriodSec,
      isPaused,
    ): CakeVaultTerms => ({
      totalShares,
      totalAssets,
      pricePerFullShare,
      performanceFee,
      callFee,
      withdrawFee,
      feePeriodSec,
      isPaused,
    }),
  )
}

/** What a harvest would bring now. */
export function harvestOutlookReading(address: Address): Reading<HarvestOutlook> {
  const vault = cakeVaultContract(address)
  return combineReadings(
    [callReading(vault.calculateHarvestCakeRewards()), callReading(vault.calculateTotalPendingCakeRewards())],
    (bounty, pending) => ({ bounty, pending }),
  )
}

/** An account's shares. */
export function cakeVaultUserReading(address: Address, account: Address): Reading<CakeVaultUser> {
  return combineReadings(
    [callReading(cakeVaultContract(address).userInfo(account))],
    ({ shares, lastDepositedTime, cakeAtLastUserAction }) => ({
      shares,
      lastDepositedSec: lastDepositedTime,
      valueAtLastAction: cakeAtLastUserAction,
    }),
  )
}
