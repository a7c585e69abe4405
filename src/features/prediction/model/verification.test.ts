import { describe, expect, it } from 'vitest'
import type { OracleAnswer } from '@/domain/prediction/round'
import { liveRound, START_SEC, wonRound } from '@/domain/prediction/testing/rounds'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { checkRound, type VerifiedRound } from './verification'

const answer = (id: bigint, value: bigint, updatedSec: number): OracleAnswer => ({
  id,
  answer: value,
  price: new Decimal(value.toString()).shiftedBy(-8),
  updatedSec,
})

const facts: VerifiedRound = {
  round: wonRound,
  lock: ready(answer(7n, 10_000_000n, START_SEC - 302)),
  close: ready(answer(9n, 10_100_000n, START_SEC - 1)),
  lockedSec: START_SEC - 300,
  closedSec: START_SEC,
  allowanceSec: 300,
}
const verdicts = (change: Partial<VerifiedRound> = {}) =>
  Object.fromEntries(checkRound({ ...facts, ...change }).map(({ id, verdict }) => [id, verdict]))

describe('a round is verified', () => {
  it('by the answers, their age and order, the winners and the reward', () => {
    expect(verdicts()).toEqual({
      lockPrice: true,
      lockAge: true,
      closePrice: true,
      closeAge: true,
      order: true,
      winners: true,
      reward: true,
    })
  })

  it.each<[string, Partial<VerifiedRound>, object]>([
    ['another lock price', { lock: ready(answer(7n, 10_000_001n, START_SEC - 302)) }, { lockPrice: false }],
    ['another close price', { close: ready(answer(9n, 1n, START_SEC - 1)) }, { closePrice: false }],
    ['a stale answer', { lock: ready(answer(7n, 10_000_000n, START_SEC - 601)) }, { lockAge: false }],
    ['an answer from the future', { close: ready(answer(9n, 10_100_000n, START_SEC + 1)) }, { closeAge: false }],
    ['the same answer twice', { round: { ...wonRound, closeOracleId: 7n } }, { order: false }],
    ['the wrong side paid', { round: { ...wonRound, rewardBaseWei: wonRound.bearWei } }, { winners: false }],
    ['a reward that is too small', { round: { ...wonRound, rewardWei: 1n } }, { reward: false }],
  ])('and fails for %s', (_, change, expected) => {
    expect(verdicts(change)).toMatchObject(expected)
  })

  it('as far as it is known', () => {
    expect(verdicts({ lock: LOADING, lockedSec: undefined, closedSec: undefined })).toMatchObject({
      lockPrice: undefined,
      lockAge: undefined,
      closeAge: undefined,
      closePrice: true,
    })
    expect(verdicts({ round: liveRound, close: LOADING })).toMatchObject({
      lockPrice: true,
      closePrice: undefined,
      order: undefined,
      winners: undefined,
      reward: undefined,
    })
  })

  it('also if nobody won', () => {
    const tie = { ...wonRound, closePrice: 10_000_000n, rewardBaseWei: 0n, rewardWei: 0n }
    const close = ready(answer(9n, 10_000_000n, START_SEC - 1))
    expect(verdicts({ round: tie, close })).toMatchObject({ closePrice: true, winners: true, reward: undefined })
  })
})
