import type { ChainError } from '@/chain/tx/chainError'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Trade } from '@/domain/trade/trade'
import type { Loadable } from '@/lib/loadable'
import { type QuoteState, type ReviewBlock, type ReviewFacts, reviewBlock } from '@/widgets/tx/review/reviewState'
import { impactLoss } from './model/impactTier'

/** What the chain says of the swap as it stands. */
export type SwapCheck =
  | { readonly status: 'loading' }
  | { readonly status: 'passed'; readonly isFeeOnTransfer: boolean }
  | { readonly status: 'refused'; readonly error: ChainError }

/** A trade with the request that makes it. */
export interface TradeOffer {
  readonly trade: Trade
  readonly request: TxRequest
}

export interface ConfirmationFacts {
  /** The last trade that the user agreed to. */
  readonly agreed: Trade
  readonly quote: Loadable<Trade | 'noRoute'>
  readonly isBehind: boolean
  /** What is got would go to another address than the one that was shown: that of another account, or of a name. */
  readonly recipientMoved: 'account' | 'name' | undefined
  readonly check: SwapCheck
  /** The largest price impact that the user has agreed to, in hundredths of a per cent. */
  readonly consentedBps: number
  readonly requestOf: (trade: Trade) => TxRequest
}

export interface Confirmation {
  readonly agreed: TradeOffer
  /** What would be sent, or the last that could have been. */
  readonly shown: TradeOffer
  /** Undefined where it can be confirmed. */
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

/** Whether a swap can be confirmed: by the review's own rules, of the page's quote of the latest block. */
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
        preview: { leaves: [], arrives: [], ...request.preview, loss: impactLoss(trade.priceImpactBps) },
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
