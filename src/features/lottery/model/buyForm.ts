import type { TxText } from '@/chain/tx/txRequest'
import type { Lottery } from '@/domain/lottery/lottery'
import { type Expectation, expectedValue } from '@/domain/lottery/model/odds'
import { ticketsCost } from '@/domain/lottery/model/prizes'
import type { LotteryPhase, LotteryRound } from '@/domain/lottery/round'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { buyTicketsTx } from './buyTx'
import { completeNumbers, type TicketDraft, ticketCount } from './ticketDraft'

export interface BuyFacts {
  readonly walletStatus: WalletSession['status']
  readonly lottery: Lottery
  readonly round: Loadable<LotteryRound>
  readonly phase: LotteryPhase | undefined
  readonly soldTickets: Loadable<number>
  readonly maxTickets: number
  readonly draft: TicketDraft
  /** Of the account, in base units. */
  readonly balance: Loadable<bigint>
  readonly approval: Approval
}

/** What a draft costs and is expected to win; undefined while the lottery is not read, or nothing is chosen. */
export function draftExpectation(
  { draft, maxTickets }: Pick<BuyFacts, 'draft' | 'maxTickets'>,
  round: LotteryRound | undefined,
  soldTickets: number | undefined,
): Expectation | undefined {
  const count = ticketCount(draft.countText)
  if (round === undefined || soldTickets === undefined || count === 0 || count > maxTickets) return undefined
  return expectedValue({ ...round, soldTickets }, count)
}

/** The most tickets that a balance pays for, with the discount. */
export function affordableTickets(
  balanceWei: bigint,
  { ticketPriceWei, discountDivisor }: Pick<LotteryRound, 'ticketPriceWei' | 'discountDivisor'>,
  maxTickets: number,
): number {
  let count = maxTickets
  while (count > 0 && ticketsCost(ticketPriceWei, discountDivisor, count) > balanceWei) count -= 1
  return count
}

const invalid = (text: TxText): FormState => ({ status: 'invalid', text })

/** The form of a purchase of tickets. */
export function deriveBuyForm(facts: BuyFacts): FormState {
  const { walletStatus, lottery, round, phase, soldTickets, maxTickets, draft, balance, approval } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (round.status === 'failed' || soldTickets.status === 'failed') return invalid({ key: 'lottery.unread' })
  const [known, sold] = [valueOf(round), valueOf(soldTickets)]
  if (known === undefined || sold === undefined || phase === undefined) return invalid({ key: 'lottery.checking' })
  if (phase !== 'sale') return invalid({ key: 'lottery.buy.closed' })
  const count = ticketCount(draft.countText)
  if (count === 0) return { status: 'empty', text: { key: 'lottery.buy.enter' } }
  if (count > maxTickets) return invalid({ key: 'lottery.buy.tooMany', values: { max: String(maxTickets) } })
  const numbers = completeNumbers(draft.numbers)
  if (numbers === undefined || numbers.length !== count) return invalid({ key: 'lottery.buy.incomplete' })
  if (balance.status === 'failed') return invalid({ key: 'lottery.balance.failed' })
  if (balance.status === 'loading') return invalid({ key: 'lottery.balance.loading' })
  const expectation = expectedValue({ ...known, soldTickets: sold }, count)
  if (expectation.costWei > balance.value)
    return invalid({ key: 'lottery.buy.insufficient', values: { asset: lottery.token.symbol } })
  const buy = {
    request: buyTicketsTx({ lottery, lotteryId: known.id, numbers, expectation }),
    text: { key: 'lottery.buy.submit' },
  }
  return approvalForm(approval, { key: 'lottery.checking' }, buy) ?? { status: 'ready', ...buy }
}
