import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import { multicallContract } from '@/chain/contracts/multicall'
import { smartChefContract } from '@/chain/contracts/smartChef'
import type { Deployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import type { Currency } from '@/domain/token/currency'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { cakeVaultTermsReading, cakeVaultUserReading } from './cakeVaultReads'
import {
  farmAprReading,
  farmEarnedReading,
  farmLiquidityReading,
  farmStakePriceReading,
  farmStakeReading,
  farmTermsReading,
} from './farmReads'
import { cakeVaultRate, shareValue } from './model/cakeVault'
import { hasPoolEnded, type PoolApr, poolApr, poolState } from './model/poolState'
import { ownPoolReadings, poolTermsReading } from './poolReads'
import type { StakeVenue } from './stakeVenue'
import type { StakingPool } from './stakingPool'

/** Rewards that an account can collect at any time. */
export interface UnclaimedRewards {
  readonly reward: Currency
  /** Base units. */
  readonly amount: Reading<bigint>
  /** USD per reward token. */
  readonly price: PriceReading
}

/** What an account has staked. */
export interface StakeReadings {
  /** Base units. */
  readonly amount: Reading<bigint>
  /** USD per staked token. */
  readonly price: PriceReading
  /** Undefined in the automatic vault, which reinvests them. */
  readonly unclaimed: UnclaimedRewards | undefined
}

/** The readings of an account's stake. */
export function stakeReadings(network: Deployment, venue: StakeVenue, account: Address): StakeReadings {
  switch (venue.kind) {
    case 'farm': {
      const { farm } = venue
      return {
        amount: farmStakeReading(farm, account),
        price: farmStakePriceReading(network, farm),
        unclaimed: {
          reward: farm.rewardToken,
          amount: farmEarnedReading(farm, account),
          price: tokenPriceReading(network, farm.rewardToken.symbol),
        },
      }
    }
    case 'pool': {
      const { pool } = venue
      const { staked, pending } = ownPoolReadings(network, pool, account)
      return {
        amount: staked,
        price: tokenPriceReading(network, pool.stakedToken),
        unclaimed: { reward: pool.reward, amount: pending, price: tokenPriceReading(network, pool.rewardToken) },
      }
    }
    case 'auto':
      return {
        amount: combineReadings(
          [
            cakeVaultUserReading(venue.vault, account),
            callReading(cakeVaultContract(venue.vault).getPricePerFullShare()),
          ],
          ({ shares }, pricePerFullShare) => shareValue(shares, pricePerFullShare),
        ),
        price: tokenPriceReading(network, venue.manual.stakedToken),
        unclaimed: undefined,
      }
  }
}

/** Whether a farm or pool has finished; undefined for the manual pool and the automatic vault, which have no end. */
export function hasEndedReading(network: Deployment, venue: StakeVenue): Reading<boolean> | undefined {
  switch (venue.kind) {
    case 'farm':
      return combineReadings([farmTermsReading(venue.farm)], ({ allocPoint }) => allocPoint === 0n)
    case 'pool':
      return poolEndReading(network, venue.pool)
    case 'auto':
      return undefined
  }
}

/**
 * The yearly rate of a stake (1 = 100 %), without trading fees: the APR of a farm or pool, the APY of the automatic
 * vault. Undefined if it can't be priced.
 * @param blocksPerYear of the network
 */
export function stakeRateReading(
  network: Deployment,
  venue: StakeVenue,
  blocksPerYear: Decimal,
): Reading<Decimal | undefined> {
  switch (venue.kind) {
    case 'farm': {
      const { farm } = venue
      const liquidity = farmLiquidityReading(farm, farmStakePriceReading(network, farm))
      return farmAprReading(network, farm, farmTermsReading(farm), liquidity, blocksPerYear)
    }
    case 'pool':
      return combineReadings([poolAprReading(network, venue.pool, blocksPerYear)], rateOf)
    case 'auto':
      return combineReadings(
        [poolAprReading(network, venue.manual, blocksPerYear), cakeVaultTermsReading(venue.vault)],
        (apr, terms) => rateOf(cakeVaultRate(apr, terms)),
      )
  }
}

/** Nothing is earned before the start. */
function rateOf(apr: PoolApr): Decimal | undefined {
  if (apr === 'soon') return new Decimal(0)
  return Decimal.isBigNumber(apr) ? apr : undefined
}

/** Whether a pool pays nothing any more; undefined for the manual pool, which has no end. */
export function poolEndReading(
  { contracts: { multicall } }: Deployment,
  pool: StakingPool,
): Reading<boolean> | undefined {
  if (pool.kind === 'manual' || multicall === undefined) return undefined
  return combineReadings(
    [
      callReading(smartChefContract(pool.contract).bonusEndBlock()),
      callReading(multicallContract(multicall).getBlockNumber()),
    ],
    (endBlock, block) => hasPoolEnded({ endBlock }, Number(block)),
  )
}

function poolAprReading(network: Deployment, pool: StakingPool, blocksPerYear: Decimal): Reading<PoolApr> {
  const { multicall } = network.contracts
  if (multicall === undefined) return constantReading<PoolApr>('unpriced')
  return combineReadings(
    [
      poolTermsReading(pool),
      tokenPriceReading(network, pool.stakedToken),
      tokenPriceReading(network, pool.rewardToken),
      callReading(multicallContract(multicall).getBlockNumber()),
    ],
    (terms, stakedPrice, rewardPrice, block) =>
      poolApr(pool, { terms, stakedPrice, rewardPrice }, poolState(terms, Number(block)), blocksPerYear),
  )
}
