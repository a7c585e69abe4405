import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { interestVaultContract } from '@/chain/contracts/interestVault'
import { lendingMarketContract } from '@/chain/contracts/lendingMarket'
import type { YieldSource } from '@/config/deployment'
import type { Decimal } from '@/lib/decimal'
import { utilizationOf } from './model/interestRate'
import type { YieldingVault } from './vault'

/** Utilization and available liquidity of a lending market. */
export interface MarketState {
  /** 0 to 1. */
  readonly utilization: Decimal
  /** Underlying base units. */
  readonly cash: bigint
}

/** A Compound market as a source of yield. */
export type LendingSource = Extract<YieldSource, { kind: 'supplyRatePerBlock' | 'supplyRatePerTimestamp' }>

/** The Compound market that a vault supplies to; undefined for other vaults. */
export function lendingSource({ deployed: { yieldSource } }: YieldingVault): LendingSource | undefined {
  switch (yieldSource.kind) {
    case 'supplyRatePerBlock':
    case 'supplyRatePerTimestamp':
      return yieldSource
    default:
      return undefined
  }
}

/** The market that a lending vault supplies to; undefined for other vaults. */
export function marketReading({ deployed }: YieldingVault): Reading<MarketState> | undefined {
  const { yieldSource, underlying } = deployed
  switch (yieldSource.kind) {
    case 'supplyRatePerBlock':
    case 'supplyRatePerTimestamp':
      return combineReadings(
        [
          callReading(lendingMarketContract(yieldSource.market).totalBorrows()),
          callReading(lendingMarketContract(yieldSource.market).getCash()),
        ],
        toState,
      )
    case 'interestRate':
      return combineReadings(
        [
          callReading(interestVaultContract(yieldSource.vault).vaultDebtVal()),
          callReading(erc20Contract(underlying).balanceOf(yieldSource.vault)),
        ],
        toState,
      )
    default:
      return undefined
  }
}

function toState(borrows: bigint, cash: bigint): MarketState {
  return { utilization: utilizationOf(borrows, cash), cash }
}
