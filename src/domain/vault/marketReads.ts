import { contractCall } from '@/chain/calls/call'
import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import * as erc20 from '@/chain/generated/erc20'
import * as interestVault from '@/chain/generated/interestVault'
import * as lendingMarket from '@/chain/generated/lendingMarket'
import type { Decimal } from '@/lib/decimal'
import { utilizationOf } from './model/interestRate'
import type { YieldingVault } from './vault'

/** How much of a market is lent out, and what is left to pay withdrawals from. */
export interface MarketState {
  /** 0 to 1. */
  readonly utilization: Decimal
  /** Underlying base units that are not lent. */
  readonly cash: bigint
}

/** The market that a lending vault supplies to; undefined for a vault that does not lend. */
export function marketReading({ deployed }: YieldingVault): Reading<MarketState> | undefined {
  const { yieldSource, underlying } = deployed
  switch (yieldSource.kind) {
    case 'supplyRatePerBlock':
    case 'supplyRatePerTimestamp':
      return combineReadings(
        [
          callReading(contractCall(yieldSource.market, lendingMarket.totalBorrows)),
          callReading(contractCall(yieldSource.market, lendingMarket.getCash)),
        ],
        toState,
      )
    case 'interestRate':
      return combineReadings(
        [
          callReading(contractCall(yieldSource.vault, interestVault.vaultDebtVal)),
          callReading(contractCall(underlying, erc20.balanceOf, yieldSource.vault)),
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
