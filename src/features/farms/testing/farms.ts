import type { Farm } from '@/domain/farm/farm'
import type { FarmHolding, FarmReads } from '@/domain/farm/useFarms'
import type { FarmEntry } from '@/features/farms/farmFinder'
import { farmRow, type ReadFarm } from '@/features/farms/model/farmRow'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { createSearchIndex } from '@/widgets/finder/model/searchIndex'

/** A test address of forty times the same digit. */

export const FARM = addressOf('c')
export const LP = addressOf('1')
const dial = { address: addressOf('6'), symbol: 'DIAL', name: 'Dial', decimals: 18 }
const wcro = { address: addressOf('3'), symbol: 'WCRO', name: 'Wrapped CRO', decimals: 18 }

/** The farm of DIAL-CRO LP tokens. */
export const pairFarm: Farm = {
  pid: 1,
  chef: FARM,
  staked: {
    address: LP,
    symbol: 'DIAL-CRO LP',
    name: 'LP Dial / Wrapped CRO',
    decimals: 18,
    pair: [dial.address, wcro.address],
  },
  token: dial,
  quoteToken: wcro,
  rewardToken: dial,
  isCommunity: false,
}
/** Pool 0. */
export const singleFarm: Farm = {
  pid: 0,
  chef: FARM,
  staked: dial,
  token: dial,
  rewardToken: dial,
  isCommunity: false,
}

const E18 = 10n ** 18n

export const testHolding: FarmHolding = {
  stake: ready(3n * E18),
  earned: ready(2n * E18),
  balance: ready(5n * E18),
}

/** A farm with a quarter of the rewards, an APR of 30 %, LP tokens of $20, and an account with a stake. */
export const testReads: FarmReads = {
  terms: ready({ allocPoint: 2_500n, totalAllocPoint: 10_000n, cakePerBlock: E18 }),
  liquidity: ready({ wei: 50n * E18, usd: new Decimal(1_000) }),
  stakePrice: ready(new Decimal(20)),
  rewardPrice: ready(new Decimal('0.5')),
  rewardApr: ready(new Decimal('0.3')),
  holding: testHolding,
}

/** A farm of the list, for tests. */
export function testFarm(
  facts: Partial<ReadFarm> = {},
  change: Partial<Pick<FarmEntry, 'weekVolumeUsd'>> = {},
): FarmEntry {
  const all: ReadFarm = { farm: pairFarm, reads: testReads, feeApr: undefined, ...facts }
  const { symbol } = all.farm.staked
  return {
    ...all,
    row: farmRow(all, 'en-US'),
    getSearchIndex: () =>
      createSearchIndex({ texts: [symbol], addresses: [all.farm.staked.address], vocabulary: [symbol] }),
    weekVolumeUsd: undefined,
    ...change,
  }
}
