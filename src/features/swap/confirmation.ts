import type { ChainError } from '@/chain/tx/chainError'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Trade } from '@/domain/trade/trade'
import type { Loadable } from '@/lib/loadable'
import { type QuoteState, type ReviewBlock, type ReviewFacts, reviewBlock } from '@/widgets/tx/review/reviewState'
import { impactLoss } from './model/impactTier'

/** Result of simulating the swap. */
export type SwapCheck =
  | { readonly status: 'loading' }
  | { readonly status: 'passed'; readonly isFeeOnTransfer: boolean }
  | { readonly status: 'refused'; readonly error: ChainError }

/** A trade with its transaction request. */
export interface TradeOffer {
  readonly trade: Trade
  readonly request: TxRequest
}

export interface ConfirmationFacts {
  /** The last trade that the user accepted. */
  readonly agreed: Trade
  readonly quote: Loadable<Trade | 'noRoute'>
  readonly isBehind: boolean
  /** The recipient no longer is the one shown, because the account or the name's address changed. */
  readonly recipientMoved: 'account' | 'name' | undefined
  readonly check: SwapCheck
  /** Maximum price impact that the user accepted, in basis points. */
  readonly consentedBps: number
  readonly requestOf: (trade: Trade) => TxRequest
}

export interface Confirmation {
  readonly agreed: TradeOffer
  /** The current offer, or the last valid one. */
  readonly shown: TradeOffer
  /** Undefined if the swap can be confirmed. */
  readonly block: ReviewBlock | undefined
}

const MOVED = {
  account: {
    status: 'refused',
    title: { key: 'swap.recipient.otherAccount' },
    text: { key: 'swap.recipient.otherAccount.body' },
  },
  name: { status: 'refused', title: { key: 'swap.recipient.moved' }, text: { key: 'swap.recipient.moved.body' } },
} as const
const GONE = { status: 'refused', title: { key: 'swap.gone' }, text: { key: 'swap.gone.body' } } as const
const BEHIND = { status: 'failed', error: { kind: 'network' } } as const

/** Whether a swap can be confirmed, by the rules of the review, for the page's quote of the latest block. */
export function deriveConfirmation({
  agreed: agreedTrade,
  quote,
  isBehind,
  recipientMoved,
  check,
  consentedBps,
  requestOf,
}: ConfirmationFacts): Confirmation {
  const latest = quote.status === 'ready' || quote.status === 'stale' ? quote.value : undefined
  const offerOf = (trade: Trade): TradeOffer => {
    const request = requestOf(trade)
    return {
      trade,
      request: {
        ...request,
        preview: { sends: [], receives: [], ...request.preview, loss: impactLoss(trade.priceImpactBps) },
      },
    }
  }
  const agreed = offerOf(agreedTrade)
  const shown = latest === undefined || latest === 'noRoute' ? agreed : offerOf(latest)
  const state = (): QuoteState<TradeOffer> => {
    if (recipientMoved !== undefined) return MOVED[recipientMoved]
    if (latest === 'noRoute') return GONE
    return latest === undefined || quote.status === 'stale' || isBehind ? BEHIND : { status: 'offered', offer: shown }
  }
  return {
    agreed,
    shown,
    block: reviewBlock({ agreed, shown, quote: state(), verdict: verdictOf(check), consentedBps }),
  }
}

function verdictOf(check: SwapCheck): ReviewFacts<TradeOffer>['verdict'] {
  if (check.status === 'loading') return undefined
  return check.status === 'passed' ? { status: 'passes' } : { status: 'fails', error: check.error }
}
