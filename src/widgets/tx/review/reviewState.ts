import type { ChainError } from '@/chain/tx/chainError'
import type { AnyTxRequest, TxAmount, TxLoss, TxOffer, TxPreview, TxQuote, TxText } from '@/chain/tx/txRequest'
import type { TxCheck } from './checkTx'

/**
 * An estimate moves a little with each block by itself, such as by interest: a thousandth of it is no news. What a
 * contract enforces, or terms set, is compared to the base unit.
 */
const ESTIMATE_TOLERANCE = 1_000n
/** What is locked from now on ends a little later with each block. */
const LATER_SEC = 86_400

/** What the last look at the chain said. */
export type QuoteState<O extends TxOffer> =
  | { readonly status: 'loading' }
  | TxQuote<O>
  | { readonly status: 'failed'; readonly error: ChainError }

/** Why a review cannot be confirmed now; the first that applies. */
export type ReviewBlock =
  /** The form would not offer it any more. */
  | { readonly kind: 'refused'; readonly title: TxText; readonly text?: TxText }
  /** The chain could not be asked. */
  | { readonly kind: 'unread' }
  /** The contract would refuse it, so that nobody knows what it would do. */
  | { readonly kind: 'reverts'; readonly error: ChainError }
  /** It became worse than what the user agreed to. */
  | { readonly kind: 'changed' }
  /** What `checkTx` says against it. */
  | { readonly kind: 'check'; readonly verdict: Exclude<TxCheck['verdict'], { readonly status: 'passes' }> }
  | { readonly kind: 'checking' }
  /** The user has not agreed to its loss. */
  | { readonly kind: 'consent' }

export interface ReviewFacts<O extends TxOffer> {
  /** The last offer that the user agreed to. */
  readonly agreed: O
  /** The last offer there was. */
  readonly shown: O
  readonly quote: QuoteState<O>
  /** Of the shown offer; undefined while it is being checked. */
  readonly verdict: TxCheck['verdict'] | undefined
  /** The largest loss that the user agreed to, in hundredths of a per cent. */
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
    // A contract that does not say what it would bring may be one that would refuse: that tells the user more.
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

/** Whether a request would take more of the account, or bring less to it, than one that it agreed to. */
export function isWorse({ preview: now }: AnyTxRequest, { preview: agreed }: AnyTxRequest): boolean {
  if (agreed === undefined || now === agreed) return false
  return now === undefined || pairsOf(now, agreed).some(isPairWorse)
}

interface AmountChange {
  readonly kind: 'leaves' | 'arrives'
  readonly was: TxAmount
  /** Undefined where it is not known any more. */
  readonly is: TxAmount | undefined
}

/** What of two requests makes the later one worse. */
export function worseAmounts(
  { preview: now }: AnyTxRequest,
  { preview: agreed }: AnyTxRequest,
): readonly AmountChange[] {
  return now === undefined || agreed === undefined ? [] : pairsOf(now, agreed).filter(isPairWorse)
}

type AmountPair =
  | {
      readonly kind: 'leaves'
      readonly was: TxPreview['leaves'][number]
      readonly is: TxPreview['leaves'][number] | undefined
    }
  | {
      readonly kind: 'arrives'
      readonly was: TxPreview['arrives'][number]
      readonly is: TxPreview['arrives'][number] | undefined
    }

function pairsOf(now: TxPreview, agreed: TxPreview): readonly AmountPair[] {
  const sameToken = <A extends TxAmount>(amounts: readonly A[], { token }: TxAmount) =>
    amounts.find((amount) => amount.token === token)
  return [
    ...agreed.leaves.map((was) => ({ kind: 'leaves', was, is: sameToken(now.leaves, was) }) as const),
    ...agreed.arrives.map((was) => ({ kind: 'arrives', was, is: sameToken(now.arrives, was) }) as const),
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
