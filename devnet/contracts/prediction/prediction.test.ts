import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deployPrediction,
  market,
  mineAt,
  operator,
  readTime,
  runAt,
  usd,
  useSteadyTime,
} from '../../testing/gameFixtures.ts'
import { deployReenterer, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

const { intervalSec, bufferSec, allowanceSec, minBet } = market

let chain: TestChain
let feed: TestContract
let prediction: TestContract
let alice: string
let bob: string
let carol: string
/** Start of round 1. */
let startSec: number

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  ;({ feed, prediction } = await deployPrediction(chain))
  startSec = (await prediction.send(operator(chain), 'genesisStartRound')).timeSec
})
afterAll(() => chain.stop())

const lockSec = () => startSec + intervalSec
const closeSec = () => startSec + 2 * intervalSec
const bet = (account: string, side: 'betBull' | 'betBear', amount: bigint, epoch = 1n) =>
  prediction.send(account, side, [epoch], amount)
const claim = (account: string, epochs: readonly bigint[] = [1n]) => prediction.send(account, 'claim', [epochs])
const isClaimable = (account: string, epoch = 1n) => prediction.read('claimable', [epoch, account])
const isRefundable = (account: string, epoch = 1n) => prediction.read('refundable', [epoch, account])
const held = () => chain.balanceOf(prediction.address)

/** Locks round 1 at one price and ends it at another, both on time. */
async function playRound(lockPrice: number, closePrice: number) {
  await runAt(chain, { feed, prediction }, lockSec(), usd(lockPrice), 'genesisLockRound')
  return runAt(chain, { feed, prediction }, closeSec(), usd(closePrice))
}

describe('prediction market', () => {
  it('pays the winners all stakes less the fee, to the wei', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', 2n * ONE)
      await bet(bob, 'betBull', 13n * ONE)
      await bet(carol, 'betBear', 135n * ONE)
      const { events } = await playRound(0.1, 0.10000001)
      expect(events.map(({ name }) => name)).toEqual(['LockRound', 'RewardsCalculated', 'EndRound', 'StartRound'])
      const before = await chain.balanceOf(alice)
      const { feeWei } = await claim(alice)
      // 2 * 150 * 0.97 / 15
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe((194n * ONE) / 10n)
      await expect(claim(carol)).rejects.toThrow('nothing to claim')
      await claim(bob)
      expect(await held()).toBe((45n * ONE) / 10n)
      await expect(prediction.send(alice, 'claimTreasury')).rejects.toThrow()
      await prediction.send(owner(chain), 'claimTreasury')
      expect(await held()).toBe(0n)
    }))

  it('takes a bet of each account per round, from its start until its lock', () =>
    chain.withSnapshot(async () => {
      await expect(bet(alice, 'betBull', minBet - 1n)).rejects.toThrow('below the minimum')
      await expect(bet(alice, 'betBull', minBet, 2n)).rejects.toThrow('not the current round')
      await bet(alice, 'betBear', minBet)
      await expect(bet(alice, 'betBull', minBet)).rejects.toThrow('bet on this round already')
      await chain.setNextTime(lockSec() - 1)
      await bet(bob, 'betBull', minBet)
      await chain.setNextTime(lockSec())
      await expect(bet(carol, 'betBull', minBet)).rejects.toThrow('takes no bets now')
      expect(await held()).toBe(2n * minBet)
    }))

  it('gives a round whose price has not changed to the treasury', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', 3n * ONE)
      await bet(bob, 'betBear', 5n * ONE)
      await playRound(0.1, 0.1)
      await mineAt(chain, closeSec() + bufferSec + 1)
      for (const account of [alice, bob]) {
        expect([await isClaimable(account), await isRefundable(account)]).toEqual([false, false])
        await expect(claim(account)).rejects.toThrow('nothing to claim')
      }
      expect(await readUint(prediction, 'treasuryAmount')).toBe(8n * ONE)
      await prediction.send(owner(chain), 'claimTreasury')
      expect(await held()).toBe(0n)
    }))

  it.each([
    ['wins', 0.11],
    ['loses', 0.09],
    ['ties', 0.1],
  ])('refunds a round with bets on one side only, if that side %s', (_, closePrice) =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', 3n * ONE)
      await bet(bob, 'betBull', ONE)
      const { events } = await playRound(0.1, closePrice)
      expect(events.map(({ name }) => name)).toEqual(['LockRound', 'CancelRound', 'StartRound'])
      await mineAt(chain, closeSec() + bufferSec)
      expect(await isRefundable(alice)).toBe(false)
      await mineAt(chain, closeSec() + bufferSec + 1)
      await claim(alice)
      await claim(bob)
      await expect(claim(alice)).rejects.toThrow('nothing to claim')
      expect([await held(), await readUint(prediction, 'treasuryAmount')]).toEqual([0n, 0n])
    }),
  )

  it('ends a round without bets', () =>
    chain.withSnapshot(async () => {
      const { events } = await playRound(0.1, 0.2)
      expect(events.map(({ name }) => name)).toEqual(['LockRound', 'RewardsCalculated', 'EndRound', 'StartRound'])
      expect(await readUint(prediction, 'treasuryAmount')).toBe(0n)
    }))

  it('refunds the open rounds if one is not executed in time, and goes on without a pause', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', 2n * ONE)
      await bet(bob, 'betBear', 3n * ONE)
      await runAt(chain, { feed, prediction }, lockSec(), usd(0.1), 'genesisLockRound')
      await bet(alice, 'betBear', ONE, 2n)
      await expect(prediction.send(operator(chain), 'genesisStartRound')).rejects.toThrow('rounds are running')
      const late = closeSec() + bufferSec + 1
      await expect(runAt(chain, { feed, prediction }, late, usd(0.2))).rejects.toThrow('too late')
      expect(await isRefundable(alice)).toBe(true)
      // The second round would have ended an interval later.
      expect(await isRefundable(alice, 2n)).toBe(false)
      await claim(bob)
      const { events, timeSec } = await prediction.send(operator(chain), 'genesisStartRound')
      expect(events.map(({ name, args }) => `${name} ${String(args[0])}`)).toEqual([
        'CancelRound 1',
        'CancelRound 2',
        'StartRound 3',
      ])
      await bet(bob, 'betBull', ONE, 3n)
      await mineAt(chain, lockSec() + 2 * intervalSec + bufferSec + 1)
      await claim(alice, [1n, 2n])
      expect([await held(), await prediction.read('isOverdue')]).toEqual([ONE, false])
      // Round 3 is not locked in time either.
      await mineAt(chain, timeSec + 2 * intervalSec + bufferSec + 1)
      expect(await prediction.read('isOverdue')).toBe(true)
      await claim(bob, [3n])
      expect(await held()).toBe(0n)
    }))

  it('cannot end a round that is refunded', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', ONE)
      await bet(bob, 'betBear', ONE)
      await runAt(chain, { feed, prediction }, lockSec(), usd(0.1), 'genesisLockRound')
      await mineAt(chain, closeSec() + bufferSec)
      expect(await isRefundable(alice)).toBe(false)
      await chain.setNextTime(closeSec() + bufferSec + 1)
      await claim(alice)
      for (const fn of ['executeRound', 'genesisLockRound'])
        await expect(prediction.send(operator(chain), fn)).rejects.toThrow()
    }))

  it('executes no round too early, and for the operator only', () =>
    chain.withSnapshot(async () => {
      await expect(runAt(chain, { feed, prediction }, lockSec() - 1, usd(1), 'genesisLockRound')).rejects.toThrow(
        'too early',
      )
      for (const fn of ['genesisStartRound', 'genesisLockRound', 'executeRound'])
        await expect(prediction.send(owner(chain), fn)).rejects.toThrow('not the operator')
      await runAt(chain, { feed, prediction }, lockSec() + 5, usd(1), 'genesisLockRound')
      // The close follows the actual lock.
      await expect(runAt(chain, { feed, prediction }, closeSec() + 2, usd(1))).rejects.toThrow('too early')
      await runAt(chain, { feed, prediction }, closeSec() + 5, usd(1))
      await expect(prediction.send(operator(chain), 'executeRound')).rejects.toThrow('too early')
    }))
})

describe('oracle of the prediction market', () => {
  it('must have a recent answer that is a price, from now or before', () =>
    chain.withSnapshot(async () => {
      const lock = async (id: bigint, answer: bigint, updatedAt: number, timeSec: number) => {
        await feed.send(owner(chain), 'set', [id, answer, updatedAt])
        await chain.setNextTime(timeSec)
        return prediction.send(operator(chain), 'genesisLockRound')
      }
      const at = lockSec()
      await expect(lock(1n, usd(1), at - allowanceSec - 1, at)).rejects.toThrow('stale')
      await expect(lock(1n, usd(1), at + 60, at + 2)).rejects.toThrow('stale')
      await expect(lock(1n, 0n, at, at + 4)).rejects.toThrow('no price')
      await expect(lock(1n, -1n, at, at + 6)).rejects.toThrow('no price')
      await lock(7n, usd(1), at + 7, at + 8)
      expect(await readUint(prediction, 'oracleLatestRoundId')).toBe(7n)
    }))

  it('cannot go back to an earlier answer', () =>
    chain.withSnapshot(async () => {
      await feed.send(owner(chain), 'set', [5n, usd(1), lockSec()])
      await chain.setNextTime(lockSec())
      await prediction.send(operator(chain), 'genesisLockRound')
      await feed.send(owner(chain), 'set', [4n, usd(2), closeSec()])
      await chain.setNextTime(closeSec())
      await expect(prediction.send(operator(chain), 'executeRound')).rejects.toThrow('went back')
    }))

  it('cancels a round without a new answer, instead of a tie or a halt', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', ONE)
      await bet(bob, 'betBear', ONE)
      await runAt(chain, { feed, prediction }, lockSec(), usd(1), 'genesisLockRound')
      await bet(carol, 'betBear', ONE, 2n)
      await bet(alice, 'betBull', ONE, 2n)
      await chain.setNextTime(closeSec())
      const { events } = await prediction.send(operator(chain), 'executeRound')
      expect(events.map(({ name }) => name)).toEqual(['LockRound', 'CancelRound', 'StartRound'])
      // The same answer locks the next round, which ends with a newer one.
      await runAt(chain, { feed, prediction }, closeSec() + intervalSec, usd(2))
      expect([await isRefundable(bob), await isClaimable(alice, 2n)]).toEqual([true, true])
      await claim(alice, [1n, 2n])
      await claim(bob)
      expect(await held()).toBe((6n * ONE) / 100n)
    }))
})

describe('claims of the prediction market', () => {
  it('are paid once, in whatever way they are asked for', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', ONE)
      await bet(bob, 'betBear', 3n * ONE)
      await playRound(0.1, 0.2)
      await expect(claim(alice, [1n, 1n])).rejects.toThrow('nothing to claim')
      await claim(alice)
      await expect(claim(alice)).rejects.toThrow('nothing to claim')
      await expect(claim(carol)).rejects.toThrow('nothing to claim')
      await expect(claim(bob, [1n, 2n])).rejects.toThrow('nothing to claim')
      expect(await held()).toBe((12n * ONE) / 100n)
    }))

  it('round down, and what is left goes to the treasury with the last one', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', 1_001n)
      await bet(bob, 'betBull', 1_003n)
      await bet(carol, 'betBear', 1_007n)
      await playRound(0.1, 0.2)
      // 3011 in all, of which the fee is 90.33.
      const reward = 3_011n - 90n
      const paid = [1_001n, 1_003n].map((amount) => (amount * reward) / 2_004n)
      expect((paid[0] ?? 0n) + (paid[1] ?? 0n)).toBe(reward - 1n)
      await claim(alice)
      expect(await readUint(prediction, 'treasuryAmount')).toBe(90n)
      await claim(bob)
      expect(await readUint(prediction, 'treasuryAmount')).toBe(91n)
      expect(await held()).toBe(91n)
    }))

  it('cannot be re-entered, and a contract that takes no CRO keeps its claim', () =>
    chain.withSnapshot(async () => {
      const reenterer = await deployReenterer(chain)
      await reenterer.run(prediction, 'betBull(uint256)', [1n], 2n * ONE)
      await bet(bob, 'betBear', 2n * ONE)
      await bet(carol, 'betBull', 2n * ONE)
      await playRound(0.1, 0.2)
      await reenterer.account.send(owner(chain), 'setRefusing', [true])
      await expect(reenterer.run(prediction, 'claim(uint256[])', [[1n]])).rejects.toThrow()
      expect(await isClaimable(reenterer.account.address)).toBe(true)
      await reenterer.account.send(owner(chain), 'setRefusing', [false])
      await reenterer.arm(prediction, 'claim(uint256[])', [[1n]])
      await reenterer.run(prediction, 'claim(uint256[])', [[1n]])
      expect(await reenterer.tried()).toEqual([1n, 0n])
      expect(await chain.balanceOf(reenterer.account.address)).toBe((291n * ONE) / 100n)
    }))

  it('are listed in pages', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', ONE)
      await runAt(chain, { feed, prediction }, lockSec(), usd(1), 'genesisLockRound')
      await bet(alice, 'betBear', 2n * ONE, 2n)
      const page = async (cursor: bigint, size: bigint) => {
        const [epochs, bets, next] = (await prediction.read('getUserRounds', [alice, cursor, size])) as [
          bigint[],
          [bigint, bigint, boolean][],
          bigint,
        ]
        return [[...epochs], bets.map((entry) => [...entry]), next]
      }
      expect(await page(0n, 1n)).toEqual([[1n], [[0n, ONE, false]], 1n])
      expect(await page(1n, 200n)).toEqual([[2n], [[1n, 2n * ONE, false]], 2n])
      expect(await page(9n, 200n)).toEqual([[], [], 9n])
      expect(await readUint(prediction, 'getUserRoundsLength', [alice])).toBe(2n)
    }))
})

describe('pause of the prediction market', () => {
  it('cancels the open rounds and still pays claims', () =>
    chain.withSnapshot(async () => {
      await bet(alice, 'betBull', ONE)
      await bet(bob, 'betBear', ONE)
      await playRound(0.1, 0.2)
      await bet(carol, 'betBull', ONE, 3n)
      await expect(prediction.send(alice, 'pause')).rejects.toThrow('neither operator nor owner')
      const { events } = await prediction.send(operator(chain), 'pause')
      expect(events.map(({ name, args }) => `${name} ${String(args[0])}`).slice(1)).toEqual([
        'CancelRound 2',
        'CancelRound 3',
        'Pause 3',
      ])
      await expect(bet(bob, 'betBear', ONE, 3n)).rejects.toThrow()
      await claim(alice)
      await expect(prediction.send(operator(chain), 'unpause')).rejects.toThrow()
      await prediction.send(owner(chain), 'unpause')
      await expect(bet(bob, 'betBear', ONE, 3n)).rejects.toThrow('not the current round')
      await expect(prediction.send(operator(chain), 'executeRound')).rejects.toThrow('no round is locked')
      await prediction.send(operator(chain), 'genesisStartRound')
      await bet(bob, 'betBear', ONE, 4n)
      await mineAt(chain, closeSec() + 2 * intervalSec + bufferSec + 1)
      await claim(carol, [3n])
    }))

  it('is needed to change the terms, within limits', () =>
    chain.withSnapshot(async () => {
      const changes: readonly (readonly [string, readonly unknown[]])[] = [
        ['setBufferAndIntervalSeconds', [5n, 20n]],
        ['setMinBetAmount', [7n]],
        ['setTreasuryFee', [1_000n]],
        ['setOracle', [feed.address, 60n]],
      ]
      for (const [fn, args] of changes) await expect(prediction.send(owner(chain), fn, args)).rejects.toThrow()
      await prediction.send(owner(chain), 'pause')
      for (const [fn, args] of changes) await expect(prediction.send(alice, fn, args)).rejects.toThrow()
      for (const [fn, args] of changes) await prediction.send(owner(chain), fn, args)
      await expect(prediction.send(owner(chain), 'setTreasuryFee', [1_001n])).rejects.toThrow('too high')
      await expect(prediction.send(owner(chain), 'setMinBetAmount', [0n])).rejects.toThrow('minimum bet')
      for (const [buffer, interval] of [
        [20n, 20n],
        [0n, 20n],
        [20n, 86_401n],
      ])
        await expect(prediction.send(owner(chain), 'setBufferAndIntervalSeconds', [buffer, interval])).rejects.toThrow(
          'out of range',
        )
      await prediction.send(owner(chain), 'unpause')
      await prediction.send(operator(chain), 'genesisStartRound')
      const now = await readTime(chain)
      await bet(alice, 'betBull', 7n, 2n)
      await runAt(chain, { feed, prediction }, now + 20, usd(1), 'genesisLockRound')
    }))
})
