import { Decimal } from '@/lib/decimal'
import type { CompoundEvery } from '@/lib/roi'
import type { BlockPace } from './blockPace'
import {
  farmGrowth,
  ferroGrowth,
  type Growth,
  gainOver,
  simpleGain,
  sourceApy,
  stakingGrowth,
  yearlyGain,
} from './growth'

const ZERO = new Decimal(0)
const PERCENT = 100
const BPS = 10_000

/** One part of a vault's yield, as a yearly rate (1 = 100 %); undefined where it cannot be priced. */
export interface YieldPart {
  readonly source:
    | 'farm'
    | 'supplyRatePerBlock'
    | 'supplyRatePerTimestamp'
    | 'interestRate'
    | 'static'
    | 'staking'
    /** `beside` and `boost` are paid beside the vault, so they are not compounded. */
    | 'beside'
    | 'boost'
  /** The token that is paid, where it is not the vault's own. */
  readonly rewardToken?: string
  readonly rate: Decimal | undefined
}

export interface VaultYield {
  /** 1 = 100 %; undefined where nothing of it can be priced. */
  readonly apy: Decimal | undefined
  /** True where `apy` is an APR: nothing is compounded. */
  readonly isApr?: true
  readonly parts: readonly YieldPart[]
  /** How a share's worth grows; absent where that is not known, or does not come from the chain. */
  readonly growth?: Growth
  /** What a year pays in the vault's own token without compounding, 1 = 100 %; absent where there is nothing of that. */
  readonly simpleApr?: Decimal
  /** How blocks were counted, where the source pays by block. */
  readonly pace?: BlockPace
}

/** An ended vault earns nothing, whatever its farm still says. */
export const deprecatedYield: VaultYield = { apy: ZERO, parts: [] }

interface Reward {
  readonly rewardToken: string
  readonly apr: Decimal | undefined
}

/** What of a yield stands beside the growth of a share; each is undefined where the vault has none of it. */
export interface ExtraYieldTerms {
  /** Basis points a year. */
  readonly tonicApy?: number | undefined
  readonly claimToken?: string | undefined
  /** Percent a year, of today. */
  readonly boostApr?: number | undefined
}

function grown(growth: Growth, parts: readonly YieldPart[]): VaultYield {
  return { apy: yearlyGain(growth), parts, growth }
}

export function lendingYield(
  source: 'supplyRatePerBlock' | 'supplyRatePerTimestamp' | 'interestRate',
  growth: Growth,
): VaultYield {
  return grown(growth, [{ source, rate: sourceApy(growth) }])
}

export function stakingYield(apr: Decimal): VaultYield {
  return grown(stakingGrowth(apr), [{ source: 'staking', rate: apr }])
}

/** A rate in percent that nobody computes any more. */
export function staticYield(rate: { readonly apy: number } | { readonly apr: number }): VaultYield {
  const isApr = 'apr' in rate
  const yearly = new Decimal(isApr ? rate.apr : rate.apy).div(PERCENT)
  const parts: readonly YieldPart[] = [{ source: 'static', rate: yearly }]
  return { apy: yearly, ...(isApr ? { isApr } : {}), parts, simpleApr: yearly }
}

/** The rewards that have a price are added up and compounded; the others stand in the parts without a rate. */
export function farmYield(rewards: readonly Reward[]): VaultYield {
  return rewardsYield(rewards, farmGrowth)
}

/** The same for Ferro, whose rewards are worth less; its part says what is left of them before the performance fee. */
export function ferroYield(rewards: readonly Reward[]): VaultYield {
  return rewardsYield(rewards, ferroGrowth)
}

function rewardsYield(rewards: readonly Reward[], growthOf: (apr: Decimal) => Growth): VaultYield {
  const known = rewards.flatMap(({ apr }) => (apr === undefined ? [] : [apr]))
  const parts = rewards.map(({ rewardToken, apr }): YieldPart => ({ source: 'farm', rewardToken, rate: apr }))
  if (known.length === 0) return { apy: undefined, parts }
  return grown(growthOf(known.reduce((sum, part) => sum.plus(part), ZERO)), parts)
}

/** What is paid beside the vault, each with its yearly rate. */
export function extraParts({
  tonicApy,
  claimToken,
  boostApr,
}: ExtraYieldTerms): readonly (YieldPart & { readonly rate: Decimal })[] {
  return [
    ...(tonicApy !== undefined && tonicApy > 0 && claimToken !== undefined
      ? [{ source: 'beside' as const, rewardToken: claimToken, rate: new Decimal(tonicApy).div(BPS) }]
      : []),
    ...(boostApr === undefined ? [] : [{ source: 'boost' as const, rate: new Decimal(boostApr).div(PERCENT) }]),
  ]
}

/** The yield with what is paid beside the vault. */
export function withExtraRewards(vaultYield: VaultYield, terms: ExtraYieldTerms): VaultYield {
  const parts = extraParts(terms)
  if (parts.length === 0) return vaultYield
  const paid = parts.reduce((sum, { rate }) => sum.plus(rate), ZERO)
  return { ...vaultYield, apy: vaultYield.apy?.plus(paid), parts: [...vaultYield.parts, ...parts] }
}

/**
 * What money in the vault brings over some days at today's rates in the vault's own token, 1 = 100 %. A year of it is the
 * APY without what is paid beside the vault: that comes in other tokens.
 */
export function projectedGain(
  { apy, growth, simpleApr = ZERO }: VaultYield,
  days: number,
  every: CompoundEvery = 1,
): Decimal | undefined {
  if (apy === undefined) return undefined
  const simple = simpleGain(simpleApr, days)
  return growth === undefined ? simple : gainOver(growth, days, every).plus(simple)
}
