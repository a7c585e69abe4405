import type { TxLoss } from '@/chain/tx/txRequest'
import type { Currency } from '@/domain/token/currency'
import { impactLevel } from './priceImpact'
import { type ZapQuote, zapImpactBps } from './quoteZap'

/** A smaller shortfall may come from a price move between read and simulation; basis points. */
const LEAST_KEPT_BPS = 50
/** Accepting a loss covers it up to the next whole per cent, since prices move at each block. */
const AGREED_STEP_BPS = 100
const BPS = 10_000n

/** Loss of a zap against the prices before it, in basis points. */
export interface ZapLoss {
  /** Total loss, which decides whether the zap is offered. */
  readonly totalBps: number
  /** Price impact. */
  readonly impactBps: number
  /** Transfer fees charged by tokens; 0 if negligible or not simulated yet. */
  readonly keptBps: number
}

/**
 * @param simulated simulated output; undefined until available
 * @param arrivesWhole the tokens charge no transfer fee, so a shortfall is a price move
 */
export function zapLoss(quote: ZapQuote, simulated: bigint | undefined, arrivesWhole: boolean): ZapLoss {
  const totalBps = zapImpactBps(quote, simulated)
  // The quote is exact for these pairs, so a shortfall is a transfer fee.
  const missing = simulated === undefined ? 0n : quote.amountOut - simulated
  const missingBps = missing > 0n ? Number((missing * BPS) / quote.amountOut) : 0
  if (arrivesWhole || missingBps < LEAST_KEPT_BPS) return { totalBps, impactBps: totalBps, keptBps: 0 }
  return { totalBps, impactBps: zapImpactBps(quote), keptBps: missingBps }
}

/** The maximum loss covered by accepting this one. */
export function agreedLossBps(lossBps: number): number {
  return Math.ceil(lossBps / AGREED_STEP_BPS) * AGREED_STEP_BPS
}

/** Whether the currency is in this network's own list, and therefore known to charge no transfer fee. */
export function isDeploymentToken({ address, source }: Pick<Currency, 'address' | 'source'>): boolean {
  return address === 'native' || source?.kind === 'deployment'
}

const IMPACT_TEXTS = { name: 'zap.impact', warning: 'zap.impact.high', consent: 'zap.impact.accept' } as const
const KEPT_TEXTS = { name: 'zap.loss', warning: 'zap.kept.title', consent: 'zap.loss.accept' } as const

/** Loss as shown in the review. @param agreedBps maximum loss the user accepted */
export function reviewedLoss({ totalBps, keptBps }: ZapLoss, agreedBps: number): TxLoss {
  return {
    bps: totalBps,
    consent: impactLevel(totalBps) === 'confirm' ? 'checkbox' : 'none',
    consentUpToBps: agreedLossBps(totalBps),
    agreedBps,
    texts: keptBps > 0 ? KEPT_TEXTS : IMPACT_TEXTS,
  }
}
