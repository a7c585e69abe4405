import { Decimal } from '@/lib/decimal'
import { farmVaultApy } from './apy'

/** One part of a vault's yield, as a yearly rate (1 = 100 %); undefined where it cannot be priced. */
export interface YieldPart {
  readonly source: 'farm' | 'supplyRatePerBlock' | 'supplyRatePerTimestamp'
  /** The token that a farm pays. */
  readonly rewardToken?: string
  readonly rate: Decimal | undefined
}

export interface VaultYield {
  /** 1 = 100 %; undefined where nothing of it can be priced. */
  readonly apy: Decimal | undefined
  readonly parts: readonly YieldPart[]
}

/** An ended vault earns nothing, whatever its farm still says. */
export const deprecatedYield: VaultYield = { apy: new Decimal(0), parts: [] }

/** Of a source that has no formula here: no figure, rather than a wrong one. */
export const unknownYield: VaultYield = { apy: undefined, parts: [] }

export function lendingYield(source: 'supplyRatePerBlock' | 'supplyRatePerTimestamp', apy: Decimal): VaultYield {
  return { apy, parts: [{ source, rate: apy }] }
}

/** The rewards that have a price are added up and compounded; the others stand in the parts without a rate. */
export function farmYield(
  rewards: readonly { readonly rewardToken: string; readonly apr: Decimal | undefined }[],
): VaultYield {
  const known = rewards.flatMap(({ apr }) => (apr === undefined ? [] : [apr]))
  const apr = known.reduce((sum, part) => sum.plus(part), new Decimal(0))
  return {
    apy: known.length === 0 ? undefined : farmVaultApy(apr),
    parts: rewards.map((reward) => ({ source: 'farm', rewardToken: reward.rewardToken, rate: reward.apr })),
  }
}
