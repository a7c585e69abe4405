import type { Loadable } from '@/lib/loadable'
import type { AllowanceQuestion } from './questions'
import type { Risk } from './risk'

/** An allowance that the account has given. */
export interface LiveAllowance {
  readonly question: AllowanceQuestion
  /** Token base units; 'unlimited' also for all NFTs of a collection. */
  readonly amount: bigint | 'unlimited'
}

/** With what it lets the contract take now. */
export interface AllowanceRow extends LiveAllowance {
  readonly risk: Loadable<Risk>
}

export interface AllowanceList {
  /** To contracts that nobody names first, then without an end, then by token and contract. */
  readonly live: readonly LiveAllowance[]
  readonly loadingCount: number
  /** How many could not be read. */
  readonly failedCount: number
}

// Many tokens count down from the maximum as it is used; nobody spends half of it.
const UNLIMITED_FROM = 2n ** 255n

function toAmount(answer: bigint | boolean): LiveAllowance['amount'] {
  if (typeof answer === 'boolean') return answer ? 'unlimited' : 0n
  return answer >= UNLIMITED_FROM ? 'unlimited' : answer
}

/** What was answered, in the order of the questions, as a list to read. */
export function allowanceList(
  questions: readonly AllowanceQuestion[],
  answers: readonly Loadable<bigint | boolean>[],
): AllowanceList {
  const live = questions.flatMap((question, index): LiveAllowance[] => {
    const answer = answers[index]
    if (answer === undefined || !('value' in answer)) return []
    const amount = toAmount(answer.value)
    return amount === 0n ? [] : [{ question, amount }]
  })
  const order = ({ question: { symbol, spender, spenderName }, amount }: LiveAllowance) =>
    `${spenderName === undefined ? 0 : 1} ${amount === 'unlimited' ? 0 : 1} ${symbol} ${spender}`.toLowerCase()
  return {
    live: live.sort((a, b) => (order(a) < order(b) ? -1 : 1)),
    loadingCount: answers.filter(({ status }) => status === 'loading').length,
    failedCount: answers.filter(({ status }) => status === 'failed').length,
  }
}
