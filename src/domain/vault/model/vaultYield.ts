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

/** A component of a vault's yield, as a yearly rate (1 = 100 %); undefined if it cannot be priced. */
export interface YieldPart {
  readonly source:
    | 'farm'
    | 'supplyRatePerBlock'
    | 'supplyRatePerTimestamp'
    | 'interestRate'
    | 'static'
    | 'staking'
    /** `extra` and `boost` are paid separately and not compounded. */
    | 'extra'
    | 'boost'
  /** The reward token, if it is not the vault's own. */
  readonly rewardToken?: string
  readonly rate: Decimal | undefined
}

export interface VaultYield {
  /** 1 = 100 %; undefined if no component can be priced. */
  readonly apy: Decimal | undefined
  /** True if `apy` is an APR without compounding. */
  readonly isApr?: true
  readonly parts: readonly YieldPart[]
  /** Share price growth; absent if unknown or not read from the chain. */
  readonly growth?: Growth
  /** Simple yearly rate in the vault's own token, 1 = 100 %; absent if there is none. */
  readonly simpleApr?: Decimal
  /** How blocks were counted, if the source pays per block. */
  readonly pace?: BlockPace
}

/** A deprecated vault earns nothing, whatever its farm reports. */
export const deprecatedYield: VaultYield = { apy: ZERO, parts: [] }

interface Reward {
  readonly rewardToken: string
  readonly apr: Decimal | undefined
}

/** The rates of a vault's extra rewards; each is undefined if it has none. */
export interface ExtraYieldTerms {
  /** Basis points per year. */
  readonly tonicApy?: number | undefined
  readonly claimToken?: string | undefined
  /** Current rate in per cent per year. */
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

/** A fixed rate in per cent. */
export function staticYield(rate: { readonly apy: number } | { readonly apr: number }): VaultYield {
  const isApr = 'apr' in rate
  const yearly = new Decimal(isApr ? rate.apr : rate.apy).div(PERCENT)
  const parts: readonly YieldPart[] = [{ source: 'static', rate: yearly }]
  return { apy: yearly, ...(isApr ? { isApr } : {}), parts, simpleApr: yearly }
}

/** Adds up and compounds the priced rewards; unpriced ones are components without a rate. */
export function farmYield(rewards: readonly Reward[]): VaultYield {
  return rewardsYield(rewards, farmGrowth)
}

/** As `farmYield` for Ferro; its component is the reward after the penalty, before the performance fee. */
export function ferroYield(rewards: readonly Reward[]): VaultYield {
  return rewardsYield(rewards, ferroGrowth)
}

function rewardsYield(rewards: readonly Reward[], growthOf: (apr: Decimal) => Growth): VaultYield {
  const known = rewards.flatMap(({ apr }) => (apr === undefined ? [] : [apr]))
  const parts = rewards.map(({ rewardToken, apr }): YieldPart => ({ source: 'farm', rewardToken, rate: apr }))
  if (known.length === 0) return { apy: undefined, parts }
  return grown(growthOf(known.reduce((sum, part) => sum.plus(part), ZERO)), parts)
}

/** Extra rewards with their yearly rates. */
export function extraParts({
  tonicApy,
  claimToken,
  boostApr,
}: ExtraYieldTerms): readonly (YieldPart & { readonly rate: Decimal })[] {
  return [
    ...(tonicApy !== undefined && tonicApy > 0 && claimToken !== undefined
      ? [{ source: 'extra' as const, rewardToken: claimToken, rate: new Decimal(tonicApy).div(BPS) }]
      : []),
    ...(boostApr === undefined ? [] : [{ source: 'boost' as const, rate: new Decimal(boostApr).div(PERCENT) }]),
  ]
}

/** Adds extra rewards to a yield. */
export function withExtraRewards(vaultYield: VaultYield, terms: ExtraYieldTerms): VaultYield {
  const parts = extraParts(terms)
  if (parts.length === 0) return vaultYield
  const paid = parts.reduce((sum, { rate }) => sum.plus(rate), ZERO)
  return { ...vaultYield, apy: vaultYield.apy?.plus(paid), parts: [...vaultYield.parts, ...parts] }
}

/**
 * The projected gain in the vault's own token at current rates, 1 = 100 %. Over a year it is the APY without extra
 * rewards, which are paid in other tokens.
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
