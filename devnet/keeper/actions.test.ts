import { describe, expect, it } from 'vitest'
import { type LotteryState, nextEndSec, nextLotteryAction } from './lotteryJob.ts'
import { type MarketState, nextMarketAction } from './predictionJob.ts'

const LOCK = 10_000
const REFRESH = 20
/** A running market whose oracle, which others update, has answered a second ago. */
const withOracleOfOthers = (nowSec: number): MarketState => ({
  isPaused: false,
  hasStarted: true,
  hasLocked: true,
  lockSec: LOCK,
  bufferSec: 30,
  updatedSec: nowSec - 1,
})
const running = (nowSec: number): MarketState => ({ ...withOracleOfOthers(nowSec), updateIntervalSec: 10 })

describe('next action of the prediction market', () => {
  it.each<[string, number, Partial<MarketState>, string | undefined]>([
    ['waits for the lock', LOCK - 1, {}, undefined],
    ['executes at the lock', LOCK, {}, 'executeRound'],
    ['executes until the end of the buffer', LOCK + 30, {}, 'executeRound'],
    ['restarts after the buffer', LOCK + 31, {}, 'genesisStartRound'],
    ['locks the first round', LOCK, { hasLocked: false }, 'genesisLockRound'],
    ['restarts after a missed first lock', LOCK + 31, { hasLocked: false }, 'genesisStartRound'],
    ['starts the first round', 5, { hasStarted: false, hasLocked: false, lockSec: 0 }, 'genesisStartRound'],
    ['leaves a pause alone', LOCK + 31, { isPaused: true }, undefined],
    [
      'updates an answer that is as old as an update may be before it executes',
      LOCK,
      { updatedSec: LOCK - 10 },
      'update',
    ],
    ['executes with a younger answer', LOCK, { updatedSec: LOCK - 9 }, 'executeRound'],
    ['updates an oracle without an answer', LOCK - 100, { updatedSec: 0 }, 'update'],
    ['refreshes the live price between locks', LOCK - 100, { updatedSec: LOCK - 120 }, 'update'],
    ['but not more often than asked', LOCK - 100, { updatedSec: LOCK - 119 }, undefined],
  ])('%s', (_, nowSec, change, action) => {
    expect(nextMarketAction({ ...running(nowSec), ...change }, nowSec, REFRESH)).toBe(action)
  })

  it('never updates an oracle of somebody else', () => {
    const others = withOracleOfOthers(LOCK)
    expect(nextMarketAction({ ...others, updatedSec: 0 }, LOCK - 1, REFRESH)).toBeUndefined()
    expect(nextMarketAction({ ...others, updatedSec: 0 }, LOCK, REFRESH)).toBe('executeRound')
  })
})

describe('next action of the lottery', () => {
  const END = 20_000
  const COMMITMENT = `0x${'c0'.repeat(32)}`
  const block = { number: 500, timeSec: END }
  const state: LotteryState = {
    status: 1,
    endSec: END,
    draw: { commitment: COMMITMENT, targetBlock: 0, isReady: false },
    hashBlocks: 256,
    hasNextCommitment: false,
  }
  const closed = (draw: Partial<LotteryState['draw']>): LotteryState => ({
    ...state,
    status: 2,
    draw: { ...state.draw, targetBlock: 500, ...draw },
  })

  it.each<[string, LotteryState, number, string | undefined]>([
    ['commits before the first lottery', { ...state, status: 0 }, 500, 'commit'],
    ['commits before the next lottery', { ...state, status: 3 }, 500, 'commit'],
    ['starts it once it is committed', { ...state, status: 3, hasNextCommitment: true }, 500, 'start'],
    ['closes it at its end', state, 500, 'close'],
    ['waits for the target block', closed({}), 499, undefined],
    ['reveals in the block after it', closed({}), 500, 'reveal'],
    ['settles if nothing was committed', { ...closed({}), draw: { targetBlock: 500, isReady: false } }, 500, 'settle'],
    ['reveals as long as the hash can be read', closed({}), 755, 'reveal'],
    ['renews after that', closed({}), 756, 'renew'],
    ['draws once the number is known', closed({ isReady: true }), 900, 'draw'],
  ])('%s', (_, lottery, number, action) => {
    expect(nextLotteryAction(lottery, { ...block, number })).toBe(action)
  })

  it('waits while the sale is open', () => {
    expect(nextLotteryAction(state, { ...block, timeSec: END - 1 })).toBeUndefined()
  })

  it('ends lotteries at multiples of their length, and none before its least length', () => {
    expect(nextEndSec(43_200 * 5 + 1, 43_200, 3_600)).toBe(43_200 * 6)
    expect(nextEndSec(43_200 * 6 - 3_600, 43_200, 3_600)).toBe(43_200 * 6)
    expect(nextEndSec(43_200 * 6 - 3_599, 43_200, 3_600)).toBe(43_200 * 7)
    expect(nextEndSec(1_000, 60, 120)).toBe(1_140)
  })
})
