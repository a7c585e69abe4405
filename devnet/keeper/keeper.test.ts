import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOTTERY_SEED } from '../tables/games.ts'
import {
  deployLottery,
  deployPrediction,
  lotteryPlan,
  market,
  mineAt,
  operator,
  readTime,
  useSteadyTime,
} from '../testing/gameFixtures.ts'
import { mine, readUint } from '../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../testing/testChain.ts'
import { approve, deployToken, owner, treasury } from '../testing/vaultFixtures.ts'
import { keyAccount, unlockedAccount } from './account.ts'
import type { Job } from './job.ts'
import { Keeper } from './keeper.ts'
import { lotteryJob } from './lotteryJob.ts'
import { predictionJob } from './predictionJob.ts'

/** Of the account with index 8, the operator; one of anvil's well-known keys. */
const OPERATOR_KEY = '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97'
const CHAIN_ID = 31337

let chain: TestChain
let feed: TestContract
let prediction: TestContract
let lottery: TestContract
let random: TestContract
let lines: string[]

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;({ feed, prediction } = await deployPrediction(chain))
  const token = await deployToken(chain, 'CAKE')
  random = await chain.deploy('BlockHashRandom', [operator(chain)])
  lottery = await deployLottery(chain, token, random, treasury(chain))
  await random.send(owner(chain), 'setConsumer', [lottery.address])
  await approve(token, lottery, chain.accounts.slice(1, 3))
})
afterAll(() => chain.stop())

function createKeeper(jobs: readonly Job[], account = unlockedAccount(chain.rpc, operator(chain))): Keeper {
  lines = []
  return new Keeper({ rpc: chain.rpc, account, jobs, log: (line) => lines.push(line) })
}

const marketJob = () => predictionJob(chain.rpc, prediction.address, 20)
const drawJob = () =>
  lotteryJob(chain.rpc, lottery.address, LOTTERY_SEED, {
    lengthSec: 7_200,
    ticketPrice: () => Promise.resolve(lotteryPlan.price),
    discountDivisor: lotteryPlan.discountDivisor,
    shares: lotteryPlan.shares,
    treasuryFeeBps: lotteryPlan.feeBps,
  })
const epoch = () => readUint(prediction, 'currentEpoch')
const lockSec = async () =>
  Number(((await prediction.read('rounds', [await epoch()])) as { lockTimestamp: bigint }).lockTimestamp)

/** Passes time to the lock of the current round, with a new answer of the oracle. */
async function passToLock(late = 0): Promise<void> {
  await chain.setNextTime((await lockSec()) + late)
  await feed.send(owner(chain), 'push', [100n])
}

/** Lets a keeper look once, and waits for what it has sent: the node answers before it mines. */
async function tick(keeper: Keeper): Promise<void> {
  await keeper.tick()
  const count = (block: string) => chain.rpc.send('eth_getTransactionCount', [operator(chain), block])
  await expect.poll(async () => (await count('pending')) === (await count('latest'))).toBe(true)
}

describe('keeper', () => {
  it('starts, locks and executes rounds on time, each once, and restarts after a missed one', () =>
    chain.withSnapshot(async () => {
      const keeper = createKeeper([marketJob()])
      await tick(keeper)
      expect(await epoch()).toBe(1n)
      await tick(keeper)
      expect(await epoch()).toBe(1n)
      for (const next of [2n, 3n, 4n]) {
        await passToLock()
        await tick(keeper)
        await tick(keeper)
        expect(await epoch()).toBe(next)
      }
      expect(await prediction.read('genesisLockOnce')).toBe(true)
      await passToLock(market.bufferSec + 1)
      await tick(keeper)
      expect([await epoch(), await prediction.read('genesisLockOnce')]).toEqual([5n, false])
      expect(keeper.health().isHealthy).toBe(true)
      expect(lines.every((line) => line.includes('mined'))).toBe(true)
    }))

  it('goes on where another one stopped, and executes nothing twice beside it', () =>
    chain.withSnapshot(async () => {
      await tick(createKeeper([marketJob()]))
      await passToLock()
      const both = [createKeeper([marketJob()]), createKeeper([marketJob()])]
      await chain.rpc.send('evm_setAutomine', [false])
      for (const keeper of both) await keeper.tick()
      await chain.rpc.send('evm_mine')
      await chain.rpc.send('evm_setAutomine', [true])
      for (const keeper of both) await tick(keeper)
      expect(await epoch()).toBe(2n)
    }))

  it('leaves a pause alone, and reports a problem once and its end', () =>
    chain.withSnapshot(async () => {
      const keeper = createKeeper([marketJob()])
      await tick(keeper)
      const missing: Job = { name: 'missing', next: () => Promise.reject(new Error('no such contract')) }
      const failing = createKeeper([missing, marketJob()])
      // Without a new answer of the oracle, the round can't be locked.
      await mineAt(chain, await lockSec())
      for (let time = 0; time < 2; time += 1) await failing.tick()
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/missing: no such contract; prediction: .*stale/)
      expect(failing.health()).toMatchObject({ isHealthy: false, problem: lines[0] })
      await prediction.send(owner(chain), 'pause')
      await tick(keeper)
      await mineAt(chain, (await readTime(chain)) + 10_000)
      await tick(keeper)
      expect([await epoch(), keeper.health().isHealthy]).toEqual([1n, true])
    }))

  it('sells, closes and draws lotteries with a committed secret', () =>
    chain.withSnapshot(async () => {
      const keeper = createKeeper([drawJob()])
      await tick(keeper)
      await tick(keeper)
      expect(await readUint(lottery, 'currentLotteryId')).toBe(1n)
      const view = async (id = 1n) => (await lottery.read('viewLottery', [id])) as { status: bigint; endTime: bigint }
      const { endTime } = await view()
      expect(endTime % 7_200n).toBe(0n)
      await lottery.send(chain.accounts[1] ?? '', 'buyTickets', [
        1n,
        Array.from({ length: 10 }, (_, digit) => 1_000_000 + digit),
      ])
      await tick(keeper)
      await mineAt(chain, Number(endTime))
      await tick(keeper)
      expect((await view()).status).toBe(2n)
      await tick(keeper)
      await mine(chain, 6)
      // Reveals, draws, commits and starts the next one.
      for (let time = 0; time < 4; time += 1) await tick(keeper)
      expect([(await view()).status, (await view(2n)).status]).toEqual([3n, 1n])
      const draw = (await random.read('draws', [1n])) as { readonly secret: string; readonly commitment: string }
      expect(BigInt(draw.secret)).not.toBe(0n)
      // Nobody claims, so the next one gets the prizes after the deadline.
      const unclaimed = await readUint(lottery, 'unclaimedPrizes', [1n])
      expect(unclaimed).toBeGreaterThan(0n)
      const deadline = Number(await readUint(lottery, 'claimDeadline', [1n]))
      const own = createKeeper([drawJob()])
      await mineAt(chain, deadline)
      for (let time = 0; time < 12; time += 1) {
        await tick(own)
        await mine(chain, 6)
      }
      expect(await readUint(lottery, 'unclaimedPrizes', [1n])).toBe(0n)
    }))

  it('signs with its own key', () =>
    chain.withSnapshot(async () => {
      const account = keyAccount(chain.rpc, OPERATOR_KEY, CHAIN_ID)
      expect(account.address).toBe(operator(chain))
      const keeper = createKeeper([marketJob()], account)
      await tick(keeper)
      await tick(keeper)
      expect([await epoch(), keeper.health().last?.isSuccessful]).toEqual([1n, true])
    }))
})
