/** Severity of a price impact: none, highlighted, needs acceptance, or blocked. */
export type ImpactLevel = 'small' | 'marked' | 'confirm' | 'refused'

const MARKED_BPS = 100
const CONFIRM_ABOVE_BPS = 500
const REFUSED_ABOVE_BPS = 1500

/** Thresholds: 1 % highlights, above 5 % needs acceptance, above 15 % is blocked. @param bps basis points */
export function impactLevel(bps: number): ImpactLevel {
  if (bps > REFUSED_ABOVE_BPS) return 'refused'
  if (bps > CONFIRM_ABOVE_BPS) return 'confirm'
  return bps >= MARKED_BPS ? 'marked' : 'small'
}
