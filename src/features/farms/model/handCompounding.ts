import type { Farm } from '@/domain/farm/farm'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { isSameAddress } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, ready } from '@/lib/loadable'
import { gainOfRate } from '@/lib/roi'
import type { ReadFarm } from './farmRow'

/**
 * Gas of each transaction, measured on the local chain with the contracts of this site: a farm like PancakeSwap's
 * MasterChef and pairs like Uniswap's V2. `tests/integration/compoundGas.test.ts` measures them again.
 */
export const TRANSACTION_GAS = { harvest: 100_000n, swap: 135_000n, addLiquidity: 125_000n, stake: 100_000n } as const

/** USD. */
const EXAMPLE_STAKE = new Decimal(1_000)
const NATIVE_DECIMALS = 18

/** How often somebody compounds by hand, times a year. */
const COMPOUND_TIMES = { monthly: 12, daily: 365 } as const

/**
 * Gas of one compounding by hand: harvest, swap half of the reward for each token of the pair that it isn't itself, add
 * liquidity, stake. Approvals are given once, so they are not counted.
 */
export function compoundGas({ token, quoteToken, rewardToken }: Pick<Farm, 'token' | 'quoteToken' | 'rewardToken'>) {
  const { harvest, swap, addLiquidity, stake } = TRANSACTION_GAS
  if (quoteToken === undefined) return harvest + stake
  const swapped = [token, quoteToken].filter(({ address }) => !isSameAddress(address, rewardToken.address))
  return harvest + swap * BigInt(swapped.length) + addLiquidity + stake
}

export interface HandCompounding {
  /** Of the rewards, 1 = 100 %. */
  readonly apr: Decimal
  readonly stakeUsd: Decimal
  /** Network fees of one compounding. */
  readonly gasUsd: Decimal
  readonly timesPerYear: number
}

/**
 * The gain of a year, 1 = 100 %, if the rewards less the network fees are added to the stake n times: each time the stake
 * grows to V · (1 + r) − g with r = APR / n, which is V · (1 + r)^n − g · ((1 + r)^n − 1) / r after a year. Negative where
 * the fees are more than the rewards.
 */
export function compoundedAfterGas({ apr, stakeUsd, gasUsd, timesPerYear }: HandCompounding): Decimal {
  const rate = apr.div(timesPerYear)
  if (rate.isZero()) return gasUsd.times(-timesPerYear).div(stakeUsd)
  const grown = gainOfRate(rate, timesPerYear, 1)
  return grown.minus(grown.times(gasUsd).div(rate.times(stakeUsd)))
}

/** The stake that compounding is calculated for. */
export interface CompoundedStake {
  /** Undefined without a price. */
  readonly usd: Decimal | undefined
  /** The account's own; otherwise an example. */
  readonly isOwn: boolean
}

function compoundedStake({ farm, reads: { holding, stakePrice } }: ReadFarm): Loadable<CompoundedStake> {
  const example = { usd: EXAMPLE_STAKE, isOwn: false }
  if (holding === undefined) return ready(example)
  return mapLoadable(combineLoadables([holding.stake, stakePrice]), ([wei, price]) =>
    wei === 0n ? example : { usd: price?.times(toDecimal(wei, farm.staked.decimals)), isOwn: true },
  )
}

export interface HandCompoundingRates {
  readonly stake: Loadable<CompoundedStake>
  /** USD of one compounding; undefined without a price. */
  readonly gasUsd: Loadable<Decimal | undefined>
  /** Gain of a year after network fees; undefined without a price. */
  readonly rates: Readonly<Record<keyof typeof COMPOUND_TIMES, Loadable<Decimal | undefined>>>
}

/**
 * What the account's stake gains in a year of compounding by hand; without one, a stake of $1,000.
 * @param gasPriceWei undefined if the network has none
 * @param nativePrice USD of the coin that pays for gas; undefined without a market
 */
export function handCompoundingRates(
  read: ReadFarm,
  gasPriceWei: Loadable<bigint | undefined>,
  nativePrice: Loadable<Decimal | undefined>,
): HandCompoundingRates {
  const gas = compoundGas(read.farm)
  const stake = compoundedStake(read)
  const gasUsd = mapLoadable(combineLoadables([gasPriceWei, nativePrice]), ([priceWei, price]) =>
    priceWei === undefined ? undefined : price?.times(toDecimal(priceWei * gas, NATIVE_DECIMALS)),
  )
  const inputs = combineLoadables([read.reads.rewardApr, stake, gasUsd])
  const rateOf = (timesPerYear: number) =>
    mapLoadable(inputs, ([apr, { usd }, fee]) =>
      apr === undefined || usd === undefined || fee === undefined
        ? undefined
        : compoundedAfterGas({ apr, stakeUsd: usd, gasUsd: fee, timesPerYear }),
    )
  return { stake, gasUsd, rates: { monthly: rateOf(COMPOUND_TIMES.monthly), daily: rateOf(COMPOUND_TIMES.daily) } }
}
