import { describe, expect, it } from 'vitest'
import type { Market, Round } from '../round'
import { currentRound, liveRound, market, START_SEC, wonRound } from '../testing/rounds'
import { entryWindow, laterTimes, marketState, type RoundState, refundFromSec, roundState } from './roundState'

describe('the state of a round', () => {
  it.each<[string, Round, Partial<Market>, number, RoundState]>([
    ['takes bets', currentRound, {}, 0, 'next'],
    ['waits for its lock', currentRound, {}, 300, 'next'],
    ['can still be locked in the last second', currentRound, {}, 360, 'next'],
    ['was not locked in time', currentRound, {}, 361, 'canceled'],
    ['is live', liveRound, {}, 299, 'live'],
    ['waits for its end', liveRound, {}, 300, 'closing'],
    ['can still end in the last second', liveRound, {}, 360, 'closing'],
    ['did not end in time', liveRound, {}, 361, 'canceled'],
    ['has a result', wonRound, {}, 0, 'expired'],
    ['keeps its result in a pause', wonRound, { isPaused: true }, 0, 'expired'],
    ['is canceled by a pause', liveRound, { isPaused: true }, 0, 'canceled'],
    ['is canceled by a pause while it takes bets', currentRound, { isPaused: true }, 0, 'canceled'],
    ['stays canceled until the restart', currentRound, { hasStarted: false }, 0, 'canceled'],
    ['ended without a result', { ...liveRound, epoch: 8 }, {}, 0, 'canceled'],
    ['was never locked', { ...currentRound, epoch: 9 }, {}, 0, 'canceled'],
    ['has not started', { ...currentRound, epoch: 11 }, {}, 0, 'later'],
  ])('that %s', (_, round, change, afterSec, state) => {
    expect(roundState(round, { ...market, ...change }, START_SEC + afterSec)).toBe(state)
  })

  it('makes refunds wait as the contract does', () => {
    expect(refundFromSec(liveRound, market)).toBe(START_SEC + 360)
  })
})

describe('the market', () => {
  it.each<[Partial<Market>, number, string]>([
    [{}, 0, 'running'],
    [{}, 360, 'running'],
    [{}, 361, 'halted'],
    [{ isPaused: true }, 0, 'paused'],
    [{ hasStarted: false }, 0, 'halted'],
  ])('with %j after %s seconds is %s', (change, afterSec, state) => {
    expect(marketState({ ...market, ...change }, currentRound, START_SEC + afterSec)).toBe(state)
  })

  it('is not called halted by the round before the current one, which a reload may still show', () => {
    expect(marketState({ ...market, currentEpoch: 11 }, currentRound, START_SEC + 400)).toBe('running')
  })
})

describe('rounds to come', () => {
  it('start 9 seconds later each', () => {
    expect(laterTimes(11, currentRound, 300)).toEqual({
      startSec: START_SEC + 309,
      lockSec: START_SEC + 609,
      closeSec: START_SEC + 909,
    })
    expect(laterTimes(12, currentRound, 300).startSec).toBe(START_SEC + 618)
  })
})

describe('the entry', () => {
  it.each([
    [100, 6, 'open'],
    [22, 6, 'open'],
    [21, 6, 'late'],
    [7, 6, 'late'],
    [6, 6, 'closed'],
    [0, 6, 'closed'],
    [4, 0.5, 'late'],
    [3, 0.5, 'closed'],
  ])('%s seconds before the lock, with a block each %s seconds, is %s', (left, blockSec, state) => {
    expect(entryWindow(left, blockSec)).toBe(state)
  })
})
