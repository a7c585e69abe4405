/**
 * How a price impact is met. From `high` on the swap is called what it is; `high` asks for a tick, `typed` for the
 * typed word 'confirm', and `blocked` is refused but to experts, who type the word.
 */
export type ImpactTier = 'negligible' | 'low' | 'medium' | 'high' | 'typed' | 'blocked'

/** From how many hundredths of a per cent a tier begins, the worst first: the tiers of Uniswap's and its forks' pages. */
const TIERS: readonly (readonly [fromBps: bigint, tier: ImpactTier])[] = [
  [1500n, 'blocked'],
  [1000n, 'typed'],
  [500n, 'high'],
  [300n, 'medium'],
  [100n, 'low'],
]

/** @param impactBps hundredths of a per cent */
export function impactTier(impactBps: bigint): ImpactTier {
  return TIERS.find(([fromBps]) => impactBps >= fromBps)?.[1] ?? 'negligible'
}

/** What must be done to agree to a price impact. */
export function impactConsent(tier: ImpactTier): 'none' | 'tick' | 'word' {
  if (tier === 'typed' || tier === 'blocked') return 'word'
  return tier === 'high' ? 'tick' : 'none'
}
