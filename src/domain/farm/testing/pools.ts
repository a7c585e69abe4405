import type { PoolTerms } from '@/domain/farm/poolReads'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { OwnPoolReads, PoolReads } from '@/domain/farm/usePoolReads'
import type { Currency } from '@/domain/token/currency'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'

export const E18 = 10n ** 18n
export const DIAL_TOKEN: Currency = { address: addressOf('1'), symbol: 'DIAL', name: 'Dial', decimals: 18 }
export const USDC_TOKEN: Currency = { address: addressOf('2'), symbol: 'USDC', name: 'USD Coin', decimals: 6 }
export const WBTC_TOKEN: Currency = { address: addressOf('3'), symbol: 'WBTC', name: 'Wrapped Bitcoin', decimals: 8 }
export const CRO_COIN: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
export const MASTER_CHEF = addressOf('c')

/** A pool that stakes DIAL and pays USDC. */
export function testStakingPool(change: Partial<StakingPool> = {}): StakingPool {
  return {
    sousId: 1,
    kind: 'token',
    contract: addressOf('b'),
    stakedToken: 'DIAL',
    rewardToken: 'USDC',
    staked: DIAL_TOKEN,
    reward: USDC_TOKEN,
    ...change,
  }
}

/** The farm's pool 0. */
export const manualPool = testStakingPool({
  sousId: 0,
  kind: 'manual',
  contract: MASTER_CHEF,
  rewardToken: 'DIAL',
  reward: DIAL_TOKEN,
})

/** Pays 0.8 USDC per block for 1,000 DIAL, from block 50 to block 80. */
export function testTerms(change: Partial<PoolTerms> = {}): PoolTerms {
  return {
    rewardPerBlock: 800_000n,
    totalStaked: 1_000n * E18,
    startBlock: 50n,
    endBlock: 80n,
    reserve: 1_000_000_000n,
    ...change,
  }
}

export function testOwn(change: Partial<OwnPoolReads> = {}): OwnPoolReads {
  return {
    staked: ready(10n * E18),
    pending: ready(5_000_000n),
    balance: ready(100n * E18),
    isBlacklisted: ready(false),
    ...change,
  }
}

export function testPoolReads(change: Partial<PoolReads> = {}): PoolReads {
  return {
    terms: ready(testTerms()),
    stakedPrice: ready(new Decimal(2)),
    rewardPrice: ready(new Decimal(1)),
    own: testOwn(),
    ...change,
  }
}
