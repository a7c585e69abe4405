/** How a price impact is met: nothing, a mark, a tick to agree to it, or a refusal. */
export type ImpactLevel = 'small' | 'marked' | 'confirm' | 'refused'

const MARKED_BPS = 100
const CONFIRM_ABOVE_BPS = 500
const REFUSED_ABOVE_BPS = 1500

/** 1 % is marked, above 5 % asks for a tick, above 15 % is refused. @param bps hundredths of a per cent */
export function impactLevel(bps: number): ImpactLevel {
  if (bps > REFUSED_ABOVE_BPS) return 'refused'
  if (bps > CONFIRM_ABOVE_BPS) return 'confirm'
  return bps >= MARKED_BPS ? 'marked' : 'small'
}
