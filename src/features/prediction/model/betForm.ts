import type { TxText } from '@/chain/tx/txRequest'
import { entryWindow, type MarketState } from '@/domain/prediction/model/roundState'
import type { Bet, Market, Position } from '@/domain/prediction/round'
import { readAmountEntry } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { betTx } from './betTx'
import { CRO_DECIMALS } from './croUnits'

const CHECKING = { key: 'prediction.checking' } as const
const UNREAD = { key: 'prediction.unread' } as const
const CLOSED = { key: 'prediction.bet.closed' } as const
const TEXTS = {
  enter: { key: 'prediction.bet.enter' },
  unread: { key: 'prediction.balance.loading' },
  unreadFailed: { key: 'prediction.balance.failed' },
  insufficient: { key: 'prediction.bet.insufficient' },
} as const

const invalid = (text: TxText): FormState => ({ status: 'invalid', text })

export interface BetFacts {
  readonly walletStatus: WalletSession['status']
  readonly prediction: Address
  readonly market: Loadable<Market>
  /** Undefined while the current round is not known. */
  readonly state: MarketState | undefined
  /** The account's bet on the current round. */
  readonly bet: Loadable<Bet | undefined>
  /** Until the current round locks, in chain time; undefined while unknown. */
  readonly secondsLeft: number | undefined
  readonly blockTimeSec: number
  readonly position: Position | undefined
  readonly typed: string
  readonly balance: Loadable<bigint>
  readonly isRiskAccepted: boolean
}

/** The form of a bet on the current round. */
export function deriveBetForm({
  walletStatus,
  prediction,
  market,
  state,
  bet,
  secondsLeft,
  blockTimeSec,
  position,
  typed,
  balance,
  isRiskAccepted,
}: BetFacts): FormState {
  if (market.status === 'failed') return invalid(UNREAD)
  const known = valueOf(market)
  if (known === undefined || state === undefined || secondsLeft === undefined) return invalid(CHECKING)
  if (state !== 'running') return invalid({ key: `prediction.state.${state}` })
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (bet.status === 'failed') return invalid(UNREAD)
  if (bet.status === 'loading') return invalid(CHECKING)
  if (bet.value !== undefined) return invalid({ key: 'prediction.bet.placed' })
  if (entryWindow(secondsLeft, blockTimeSec) === 'closed') return invalid(CLOSED)
  if (position === undefined) return { status: 'empty', text: { key: 'prediction.bet.choose' } }
  const entry = readAmountEntry(typed, CRO_DECIMALS, balance, TEXTS)
  if (entry.status !== 'amount') return entry
  if (entry.wei < known.minBetWei)
    return invalid({
      key: 'prediction.bet.minimum',
      values: { amount: toAmountText(known.minBetWei, CRO_DECIMALS) },
    })
  const text = { key: `prediction.bet.${position}` }
  if (!isRiskAccepted) return { status: 'unaccepted', text }
  return { status: 'ready', request: betTx(prediction, known.currentEpoch, position, entry.wei), text }
}
