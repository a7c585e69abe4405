import type { TxLoss } from '@/chain/tx/txRequest'
import type { Currency } from '@/domain/token/currency'
import { impactLevel } from './priceImpact'
import { type ZapQuote, zapImpactBps } from './quoteZap'

/** Below this what is missing may be a pool that moved since it was read, in hundredths of a per cent. */
const LEAST_KEPT_BPS = 50
/** Somebody who agrees to a loss agrees to it up to the next whole per cent: prices move with each block. */
const AGREED_STEP_BPS = 100
const BPS = 10_000n

/** What a zap loses against the prices before it, in hundredths of a per cent. */
export interface ZapLoss {
  /** All of it: what decides whether the zap is offered. */
  readonly totalBps: number
  /** What the trade moves the pools by. */
  readonly impactBps: number
  /** What tokens keep of their own transfers; 0 where that is next to nothing, or was not simulated yet. */
  readonly keptBps: number
}

/**
 * @param simulated what the chain says that arrives; undefined before it can be asked
 * @param arrivesWhole the tokens are known to keep nothing: what is missing is a pool that moved
 */
export function zapLoss(quote: ZapQuote, simulated: bigint | undefined, arrivesWhole: boolean): ZapLoss {
  const totalBps = zapImpactBps(quote, simulated)
  // The quote is exact for these pairs, so what is missing from it is kept elsewhere.
  const missing = simulated === undefined ? 0n : quote.amountOut - simulated
  const missingBps = missing > 0n ? Number((missing * BPS) / quote.amountOut) : 0
  if (arrivesWhole || missingBps < LEAST_KEPT_BPS) return { totalBps, impactBps: totalBps, keptBps: 0 }
  return { totalBps, impactBps: zapImpactBps(quote), keptBps: missingBps }
}

/** The largest loss that somebody agrees to who agrees to this one. */
export function agreedLossBps(lossBps: number): number {
  return Math.ceil(lossBps / AGREED_STEP_BPS) * AGREED_STEP_BPS
}

/** Whether this network itself names a currency, so that it is known to keep nothing of a transfer. */
export function isVouchedFor({ address, source }: Pick<Currency, 'address' | 'source'>): boolean {
  return address === 'native' || source?.kind === 'deployment'
}

const IMPACT_TEXTS = { name: 'zap.impact', warning: 'zap.impact.high', consent: 'zap.impact.accept' } as const
const KEPT_TEXTS = { name: 'zap.loss', warning: 'zap.kept.title', consent: 'zap.loss.accept' } as const

/** A loss as the review shows it. @param agreedBps the largest one that the user agreed to */
export function reviewedLoss({ totalBps, keptBps }: ZapLoss, agreedBps: number): TxLoss {
  return {
    bps: totalBps,
    consent: impactLevel(totalBps) === 'confirm' ? 'tick' : 'none',
    consentUpToBps: agreedLossBps(totalBps),
    agreedBps,
    texts: keptBps > 0 ? KEPT_TEXTS : IMPACT_TEXTS,
  }
}
