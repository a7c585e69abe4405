import type { ChainError } from '@/chain/chainError'
import type { Trade } from '@/domain/trade/trade'
import type { Loadable } from '@/lib/loadable'
import { impactConsent, type ImpactTier, impactTier } from './impactTier'
import { isWorse } from './tradeChange'

/** What the chain says of the swap as it stands. */
export type SwapCheck =
  | { readonly status: 'loading' }
  | { readonly status: 'passed'; readonly isFeeOnTransfer: boolean }
  | { readonly status: 'refused'; readonly error: ChainError }

export interface ConfirmationFacts {
  /** The last trade that the user agreed to. */
  readonly agreed: Trade
  readonly quote: Loadable<Trade | 'noRoute'>
  readonly isBehind: boolean
  /** What is got would go to another address than the one that was shown. */
  readonly isRecipientMoved: boolean
  readonly check: SwapCheck
  /** The tier of price impact that the user has agreed to. */
  readonly consented: ImpactTier | undefined
}

/** Why a swap cannot be confirmed now; the first that applies. */
export type ConfirmationBlock = 'recipientMoved' | 'gone' | 'updated' | 'behind' | 'checking' | 'refused' | 'consent'

export interface Confirmation {
  /** What would be sent, or the last that could have been. */
  readonly trade: Trade
  readonly tier: ImpactTier
  /** Undefined where it can be confirmed. */
  readonly block: ConfirmationBlock | undefined
}

/** Whether a swap can be confirmed: only the trade that was looked at, or a better one, at the latest block. */
export function deriveConfirmation({ agreed, quote, isBehind, isRecipientMoved, check, consented }: ConfirmationFacts): Confirmation {
  const latest = quote.status === 'ready' || quote.status === 'stale' ? quote.value : undefined
  const trade = latest === undefined || latest === 'noRoute' ? agreed : latest
  const tier = impactTier(trade.priceImpactBps)
  const blockOf = (): ConfirmationBlock | undefined => {
    if (isRecipientMoved) return 'recipientMoved'
    if (latest === 'noRoute') return 'gone'
    if (latest === undefined || quote.status === 'stale' || isBehind) return 'behind'
    if (isWorse(trade, agreed)) return 'updated'
    if (check.status === 'refused') return 'refused'
    if (check.status === 'loading') return 'checking'
    return impactConsent(tier) !== 'none' && consented !== tier ? 'consent' : undefined
  }
  return { trade, tier, block: blockOf() }
}
