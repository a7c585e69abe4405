import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import type { Currency } from '@/domain/token/currency'
import { isSameCurrency } from '@/domain/token/currency'
import type { ZapLoss } from '@/domain/zap/model/loss'
import { impactLevel } from '@/domain/zap/model/priceImpact'
import type { ZapSimulation } from '@/domain/zap/useZapSimulation'
import { readAmountEntry } from '@/forms/amountEntry'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

export interface ZapFacts {
  readonly walletStatus: WalletSession['status']
  /** Undefined where it is not chosen. */
  readonly input: Currency | undefined
  readonly output: Currency | undefined
  readonly typed: string
  readonly balance: Loadable<bigint>
  /** 'noRoute' where the pools do not connect the two. */
  readonly route: 'loading' | 'failed' | 'noRoute' | 'found'
  readonly approval: Approval
  readonly simulation: ZapSimulation
  /** Undefined where it is not known. */
  readonly loss: ZapLoss | undefined
  /** The user has agreed to a loss above 5 %. */
  readonly isLossAccepted: boolean
  /** What is sent; undefined while it cannot be. */
  readonly request: TxRequest | undefined
  /** What would be sent by the quote, before the approval lets it be simulated; undefined without one. */
  readonly estimatedRequest: TxRequest | undefined
}

const ZAP = { key: 'zap.zap' } as const

export function deriveZapForm(facts: ZapFacts): FormState {
  const { input, output, walletStatus, typed, balance, approval } = facts
  if (input === undefined || output === undefined) return { status: 'empty', text: { key: 'zap.choose' } }
  if (isSameCurrency(input.address, output.address)) return { status: 'invalid', text: { key: 'zap.same' } }
  const wallet = walletForm(walletStatus)
  if (wallet !== undefined) return wallet
  const entry = readAmountEntry(typed, input.decimals, balance, {
    enter: { key: 'zap.enter' },
    unread: { key: 'zap.unread' },
    unreadFailed: { key: 'zap.unreadFailed' },
    insufficient: { key: 'zap.insufficient', values: { asset: input.symbol } },
  })
  if (entry.status !== 'amount') return entry
  if (facts.route === 'noRoute') return { status: 'invalid', text: { key: 'zap.noRoute' } }
  // Said before the approval, which would be for nothing.
  if (facts.loss !== undefined && impactLevel(facts.loss.totalBps) === 'refused') {
    return { status: 'invalid', text: { key: facts.loss.keptBps > 0 ? 'zap.loss.refused' : 'zap.impact.refused' } }
  }
  return approvalForm(approval, { key: 'zap.checking' }, nextOf(facts)) ?? deriveOffer(facts)
}

/** The zap, with its request for one confirmation where its price impact needs no word of the user's. */
function nextOf({ route, loss, isLossAccepted, estimatedRequest }: ZapFacts): {
  readonly request?: TxRequest
  readonly text: TxText
} {
  if (route !== 'found' || loss === undefined || estimatedRequest === undefined) return { text: ZAP }
  if (impactLevel(loss.totalBps) === 'confirm' && !isLossAccepted) return { text: ZAP }
  return { request: estimatedRequest, text: ZAP }
}

/** The last part: nothing is offered before it was simulated and its price impact is known. */
function deriveOffer({ route, simulation, loss, isLossAccepted, request }: ZapFacts): FormState {
  if (simulation.status === 'failed') return { status: 'invalid', text: { key: 'zap.refusedByChain' } }
  if (route === 'failed') return { status: 'invalid', text: { key: 'zap.poolsUnread' } }
  if (simulation.status !== 'ready' || route === 'loading' || loss === undefined || request === undefined) {
    return { status: 'invalid', text: { key: 'zap.simulating' } }
  }
  if (impactLevel(loss.totalBps) === 'confirm' && !isLossAccepted) return { status: 'unaccepted', text: ZAP }
  return { status: 'ready', request, text: ZAP }
}
