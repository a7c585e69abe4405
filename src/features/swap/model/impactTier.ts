import type { TxLoss } from '@/chain/tx/txRequest'

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

/** More than any trade loses. */
const ALL_BPS = 10_000

/** A price impact as the review shows it: who agrees to it agrees to its tier. @param impactBps hundredths of a per cent */
export function impactLoss(impactBps: bigint): TxLoss {
  const consent = impactConsent(impactTier(impactBps))
  const above = TIERS.filter(([fromBps]) => fromBps > impactBps).at(-1)?.[0]
  return {
    bps: Number(impactBps),
    consent,
    consentUpToBps: above === undefined ? ALL_BPS : Number(above) - 1,
    texts: {
      name: 'swap.impact',
      warning: 'swap.impact.warning',
      consent: consent === 'word' ? 'swap.impact.word' : 'swap.impact.accept',
    },
  }
}
