import type { TxLoss } from '@/chain/tx/txRequest'

/**
 * Severity of a price impact. From `high` on the button reads 'Swap anyway'; `high` needs a tick, `typed` the typed
 * word 'confirm', and `blocked` is available in expert mode only, with the typed word.
 */
export type ImpactTier = 'negligible' | 'low' | 'medium' | 'high' | 'typed' | 'blocked'

/** Lower bounds in basis points, worst first, as on Uniswap and its forks. */
const TIERS: readonly (readonly [fromBps: bigint, tier: ImpactTier])[] = [
  [1500n, 'blocked'],
  [1000n, 'typed'],
  [500n, 'high'],
  [300n, 'medium'],
  [100n, 'low'],
]

/** @param impactBps basis points */
export function impactTier(impactBps: bigint): ImpactTier {
  return TIERS.find(([fromBps]) => impactBps >= fromBps)?.[1] ?? 'negligible'
}

/** How the user has to accept a price impact. */
export function impactConsent(tier: ImpactTier): 'none' | 'checkbox' | 'typed' {
  if (tier === 'typed' || tier === 'blocked') return 'typed'
  return tier === 'high' ? 'checkbox' : 'none'
}

/** 100 % in basis points. */
const ALL_BPS = 10_000

/** Price impact as shown in the review; accepting it covers its whole tier. @param impactBps basis points */
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
      consent: consent === 'typed' ? 'swap.impact.word' : 'swap.impact.accept',
    },
  }
}
