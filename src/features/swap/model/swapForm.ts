import type { Currency } from '@/domain/token/currency'
import { maximumSold, type Trade } from '@/domain/trade/trade'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import type { AmountEntry } from './amountEntry'
import { impactConsent, impactTier } from './impactTier'
import type { Recipient } from './recipient'

/** What the form's button does: a trade is looked at once more, and then sent; wrapping is sent. */
export type SwapOffer =
  | { readonly act: 'trade'; readonly trade: Trade }
  /** Base units. */
  | { readonly act: 'wrap' | 'unwrap'; readonly amountWei: bigint }

interface CommonFacts {
  readonly walletStatus: WalletSession['status']
  /** Undefined while it is not chosen, or not known. */
  readonly input: Currency | undefined
  readonly output: Currency | undefined
  /** Both are chosen. */
  readonly isChosen: boolean
  /** Of the currency whose amount was typed. */
  readonly entry: AmountEntry
  /** The currency whose amount was typed. */
  readonly typedCurrency: Currency | undefined
  /** Base units of the input. */
  readonly balance: Loadable<bigint>
}

export interface WrapFacts extends CommonFacts {
  readonly act: 'wrap' | 'unwrap'
}

export interface TradeFacts extends CommonFacts {
  readonly act: 'trade' | undefined
  readonly trade: Loadable<Trade | 'noRoute'>
  /** Blocks came since the pools were read for this trade, or they could not be read again. */
  readonly isBehind: boolean
  readonly approval: Approval
  readonly recipient: Recipient
  /** Hundredths of a per cent. */
  readonly slippageBps: number
  readonly isExpertMode: boolean
  readonly isSingleHopOnly: boolean
}

export type SwapFacts = WrapFacts | TradeFacts

type Refusal = Extract<FormState, { status: 'empty' | 'invalid' }>

const invalid = (key: string, values?: Readonly<Record<string, string>>): Refusal => ({
  status: 'invalid',
  text: values === undefined ? { key } : { key, values },
})

export function deriveSwapForm(facts: SwapFacts): FormState<SwapOffer> {
  const wallet = walletForm(facts.walletStatus)
  if (wallet !== undefined) return wallet
  return 'trade' in facts ? deriveTrade(facts) : deriveWrap(facts)
}

/** The amount, or what is missing before anything can be said of it. */
function amountOrRefusal({ entry, typedCurrency, input, output, isChosen }: CommonFacts): bigint | Refusal {
  if (entry.status === 'tooPrecise' && typedCurrency !== undefined) {
    return invalid('swap.amount.tooPrecise', { asset: typedCurrency.symbol, decimals: String(typedCurrency.decimals) })
  }
  if (entry.status === 'tooLarge') return invalid('swap.amount.tooLarge')
  if (entry.status === 'empty') return { status: 'empty', text: { key: 'swap.enter' } }
  if (!isChosen) return { status: 'empty', text: { key: 'swap.select' } }
  return input === undefined || output === undefined || entry.status !== 'amount'
    ? invalid('swap.token.unread')
    : entry.wei
}

/** Why the account cannot give so much; a balance that is not known cannot be spent from. @param neededWei base units */
function shortBalance({ balance, input }: CommonFacts, neededWei: bigint): Refusal | undefined {
  if (balance.status === 'loading') return invalid('swap.balance.unread')
  if (balance.status === 'failed') return invalid('swap.balance.failed')
  return neededWei > balance.value ? invalid('swap.insufficient', { asset: input?.symbol ?? '' }) : undefined
}

function deriveWrap(facts: WrapFacts): FormState<SwapOffer> {
  const amountWei = amountOrRefusal(facts)
  if (typeof amountWei !== 'bigint') return amountWei
  const { act } = facts
  return (
    shortBalance(facts, amountWei) ?? { status: 'ready', request: { act, amountWei }, text: { key: `swap.${act}` } }
  )
}

function deriveTrade(facts: TradeFacts): FormState<SwapOffer> {
  const amount = amountOrRefusal(facts)
  if (typeof amount !== 'bigint') return amount
  const { trade: quote, isBehind, slippageBps, recipient, approval, isExpertMode, isSingleHopOnly } = facts
  if (quote.status === 'loading') return invalid('swap.quote.loading')
  if (quote.status === 'failed') return invalid('swap.quote.failed')
  const trade = quote.value
  if (trade === 'noRoute') return invalid(isSingleHopOnly ? 'swap.noRoute.singleHop' : 'swap.noRoute')
  if (recipient.status === 'empty') return invalid('swap.recipient.enter')
  if (recipient.status === 'invalid') return invalid('swap.recipient.invalid')
  if (recipient.status === 'resolving') return invalid('swap.recipient.resolving')
  if (recipient.status === 'unread') return invalid('swap.recipient.unread')
  if (recipient.status === 'lookalike') return { status: 'unaccepted', text: { key: 'swap.swap' } }
  const short = shortBalance(facts, maximumSold(trade, slippageBps))
  if (short !== undefined) return short
  const tier = impactTier(trade.priceImpactBps)
  // Said before the approval, which would be for nothing.
  if (tier === 'blocked' && !isExpertMode) return invalid('swap.impact.tooHigh')
  const text = { key: impactConsent(tier) === 'none' ? 'swap.swap' : 'swap.swapAnyway' }
  const approving = approvalForm(approval, { key: 'swap.allowance.unread' }, { text })
  if (approving !== undefined) return approving
  if (isBehind || quote.status === 'stale') return invalid('swap.quote.stale')
  return {
    status: 'ready',
    request: { act: 'trade', trade },
    text,
  }
}
