import type { ChainError } from '@/chain/tx/chainError'
import type { AnyTxRequest, TxAmount, TxLoss, TxOffer, TxPreview, TxQuote, TxText } from '@/chain/tx/txRequest'
import type { TxCheck } from './checkTx'

/**
 * Estimates change slightly at each block, for example by interest, so a thousandth is ignored. Amounts that a
 * contract enforces are compared exactly.
 */
const ESTIMATE_TOLERANCE = 1_000n
/** Unlock times move with each block, so smaller delays are ignored. */
const LATER_SEC = 86_400

/** Result of the latest quote. */
export type QuoteState<O extends TxOffer> =
  | { readonly status: 'loading' }
  | TxQuote<O>
  | { readonly status: 'failed'; readonly error: ChainError }

/** Why a review cannot be confirmed; the first that applies. */
export type ReviewBlock =
  /** The form would no longer offer it. */
  | { readonly kind: 'refused'; readonly title: TxText; readonly text?: TxText }
  /** No node responded. */
  | { readonly kind: 'unread' }
  /** The contract would revert, so the outcome is unknown. */
  | { readonly kind: 'reverts'; readonly error: ChainError }
  /** The outcome is worse than the accepted one. */
  | { readonly kind: 'changed' }
  /** The result of `checkTx`. */
  | { readonly kind: 'check'; readonly verdict: Exclude<TxCheck['verdict'], { readonly status: 'passes' }> }
  | { readonly kind: 'checking' }
  /** The user has not accepted the loss. */
  | { readonly kind: 'consent' }

export interface ReviewFacts<O extends TxOffer> {
  /** The last offer that the user accepted. */
  readonly agreed: O
  /** The latest offer. */
  readonly shown: O
  readonly quote: QuoteState<O>
  /** For the shown offer; undefined while being checked. */
  readonly verdict: TxCheck['verdict'] | undefined
  /** Maximum loss that the user accepted, in basis points. */
  readonly consentedBps: number
}

export function reviewBlock<O extends TxOffer>({
  agreed,
  shown,
  quote,
  verdict,
  consentedBps,
}: ReviewFacts<O>): ReviewBlock | undefined {
  if (quote.status === 'refused') return { ...quote, kind: 'refused' }
  if (quote.status === 'failed') {
    if (quote.error.kind !== 'network' && quote.error.kind !== 'unknown') return { kind: 'reverts', error: quote.error }
    // A failed quote may be caused by a revert, which is more informative.
    return verdict !== undefined && verdict.status !== 'passes' ? { kind: 'check', verdict } : { kind: 'unread' }
  }
  if (isWorse(shown.request, agreed.request)) return { kind: 'changed' }
  if (quote.status === 'loading' || verdict === undefined) return { kind: 'checking' }
  if (verdict.status !== 'passes') return { kind: 'check', verdict }
  return needsConsent(shown.request.preview?.loss, consentedBps) ? { kind: 'consent' } : undefined
}

export function needsConsent(loss: TxLoss | undefined, consentedBps: number): boolean {
  return loss !== undefined && loss.consent !== 'none' && loss.bps > consentedBps
}

/** Whether a request sends more or receives less than an accepted one. */
export function isWorse({ preview: now }: AnyTxRequest, { preview: agreed }: AnyTxRequest): boolean {
  if (agreed === undefined || now === agreed) return false
  return now === undefined || pairsOf(now, agreed).some(isPairWorse)
}

interface AmountChange {
  readonly kind: 'leaves' | 'arrives'
  readonly was: TxAmount
  /** Undefined if no longer known. */
  readonly is: TxAmount | undefined
}

/** Amounts that make the later of two requests worse. */
export function worseAmounts(
  { preview: now }: AnyTxRequest,
  { preview: agreed }: AnyTxRequest,
): readonly AmountChange[] {
  return now === undefined || agreed === undefined ? [] : pairsOf(now, agreed).filter(isPairWorse)
}

type AmountPair =
  | {
      readonly kind: 'leaves'
      readonly was: TxPreview['sends'][number]
      readonly is: TxPreview['sends'][number] | undefined
    }
  | {
      readonly kind: 'arrives'
      readonly was: TxPreview['receives'][number]
      readonly is: TxPreview['receives'][number] | undefined
    }

function pairsOf(now: TxPreview, agreed: TxPreview): readonly AmountPair[] {
  const sameToken = <A extends TxAmount>(amounts: readonly A[], { token }: TxAmount) =>
    amounts.find((amount) => amount.token === token)
  return [
    ...agreed.sends.map((was) => ({ kind: 'leaves', was, is: sameToken(now.sends, was) }) as const),
    ...agreed.receives.map((was) => ({ kind: 'arrives', was, is: sameToken(now.receives, was) }) as const),
  ]
}

function isPairWorse(pair: AmountPair): boolean {
  if (pair.was.amountWei === undefined) return false
  if (pair.kind === 'leaves') return pair.is?.amountWei === undefined || pair.is.amountWei > pair.was.amountWei
  const { was, is } = pair
  if (is?.amountWei === undefined || (was.isGuaranteed && !is.isGuaranteed)) return true
  if ((is.fromSec ?? 0) > (was.fromSec ?? 0) + LATER_SEC) return true
  const tolerated = is.isGuaranteed || is.isFixed === true ? 0n : pair.was.amountWei / ESTIMATE_TOLERANCE
  return is.amountWei < pair.was.amountWei - tolerated
}
