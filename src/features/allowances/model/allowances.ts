import type { Loadable } from '@/lib/loadable'
import type { AllowanceQuestion } from './questions'
import type { Risk } from './risk'

/** A non-zero allowance granted by the account. */
export interface LiveAllowance {
  readonly question: AllowanceQuestion
  /** Token base units; 'unlimited' also for all NFTs of a collection. */
  readonly amount: bigint | 'unlimited'
}

/** With the amount currently at risk. */
export interface AllowanceRow extends LiveAllowance {
  readonly risk: Loadable<Risk>
}

export interface AllowanceList {
  /** Unknown spenders first, then unlimited allowances, then by token and spender. */
  readonly live: readonly LiveAllowance[]
  readonly loadingCount: number
  /** Number of failed reads. */
  readonly failedCount: number
}

// Tokens that decrease even the maximum allowance still stay above half of it in practice.
const UNLIMITED_FROM = 2n ** 255n

function toAmount(answer: bigint | boolean): LiveAllowance['amount'] {
  if (typeof answer === 'boolean') return answer ? 'unlimited' : 0n
  return answer >= UNLIMITED_FROM ? 'unlimited' : answer
}

/** Sorted allowances from the answers, which are in the order of the questions. */
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
