import { feeOfRound, sideWei, winnerOf } from '@/domain/prediction/model/payout'
import type { OracleAnswer, Round } from '@/domain/prediction/round'
import type { Loadable } from '@/lib/loadable'
import { valueOf } from '@/lib/loadable'

/** Undefined: it can't be checked, because something could not be read or has not happened. */
type Verdict = boolean | undefined

export interface RoundCheck {
  /** The text key is 'prediction.verify.<id>'. */
  readonly id: 'lockPrice' | 'closePrice' | 'lockAge' | 'closeAge' | 'order' | 'winners' | 'reward'
  readonly verdict: Verdict
}

export interface VerifiedRound {
  readonly round: Round
  /** The oracle's answers with the ids that the round names. */
  readonly lock: Loadable<OracleAnswer>
  readonly close: Loadable<OracleAnswer>
  /** When the round locked and ended, Unix seconds; undefined if the index does not say. */
  readonly lockedSec: number | undefined
  readonly closedSec: number | undefined
  /** Maximum age of an answer in seconds. */
  readonly allowanceSec: number | undefined
}

/** Recomputes a round from the oracle's answers and its stakes. */
export function checkRound(facts: VerifiedRound): readonly RoundCheck[] {
  const { round, lockedSec, closedSec, allowanceSec } = facts
  const [lock, close] = [valueOf(facts.lock), valueOf(facts.close)]
  const isCanceled = round.closePrice === undefined
  return [
    { id: 'lockPrice', verdict: lock && round.lockPrice !== undefined ? lock.answer === round.lockPrice : undefined },
    { id: 'lockAge', verdict: isFresh(lock, lockedSec, allowanceSec) },
    { id: 'closePrice', verdict: close && !isCanceled ? close.answer === round.closePrice : undefined },
    { id: 'closeAge', verdict: isFresh(close, closedSec, allowanceSec) },
    { id: 'order', verdict: isCanceled ? undefined : round.closeOracleId > round.lockOracleId },
    { id: 'winners', verdict: winnersMatch(round) },
    { id: 'reward', verdict: isCanceled || winnerOf(round) === 'house' ? undefined : feeOfRound(round) !== undefined },
  ]
}

function isFresh(
  answer: OracleAnswer | undefined,
  atSec: number | undefined,
  allowanceSec: number | undefined,
): Verdict {
  if (answer === undefined || atSec === undefined || allowanceSec === undefined) return undefined
  return answer.updatedSec <= atSec && atSec - answer.updatedSec <= allowanceSec
}

/** The stakes that the contract pays rewards for are those of the side that the prices say has won. */
function winnersMatch(round: Round): Verdict {
  const winner = winnerOf(round)
  if (winner === undefined) return undefined
  return round.rewardBaseWei === (winner === 'house' ? 0n : sideWei(round, winner))
}
