import type { TestChain, TestContract } from './testChain.ts'
import { accountOf, owner } from './vaultFixtures.ts'

/** Locks and ends rounds, and starts lotteries. */
export const operator = (chain: TestChain) => accountOf(chain, 8)

/** Makes each block a second later than the one before, so that no test depends on the machine's speed. */
export async function useSteadyTime(chain: TestChain): Promise<void> {
  await chain.rpc.send('anvil_setBlockTimestampInterval', [1])
}

/** Timestamp of the latest block, in Unix seconds. */
export async function readTime(chain: TestChain): Promise<number> {
  const block = (await chain.rpc.send('eth_getBlockByNumber', ['latest', false])) as { readonly timestamp: string }
  return Number(block.timestamp)
}

/**
 * Mines an empty block `sec` after the latest one, or after the node's clock, which never goes back: a seeded chain is up to
 * a day and its deployment older.
 */
export async function mineLater(chain: TestChain, sec: number): Promise<void> {
  await mineAt(chain, Math.max(await readTime(chain), Math.ceil(Date.now() / 1000)) + sec)
}

/** Mines an empty block with this timestamp. */
export async function mineAt(chain: TestChain, timeSec: number): Promise<void> {
  await chain.setNextTime(timeSec)
  await chain.rpc.send('evm_mine')
}

export const market = {
  intervalSec: 300,
  bufferSec: 30,
  /** Maximum age of an answer, more than a round. */
  allowanceSec: 400,
  minBet: 1_000n,
  feeBps: 300n,
} as const

/** Deploys a prediction market with a price feed that anyone can set. */
export async function deployPrediction(chain: TestChain) {
  const feed = await chain.deploy('TestFeed')
  const { intervalSec, bufferSec, allowanceSec, minBet, feeBps } = market
  const prediction = await chain.deploy('Prediction', [
    [feed.address, operator(chain), intervalSec, bufferSec, allowanceSec, minBet, feeBps],
  ])
  return { feed, prediction }
}

/** Calls a function of the operator at a time, with a new answer of the feed a second before. */
export async function runAt(
  chain: TestChain,
  { feed, prediction }: { readonly feed: TestContract; readonly prediction: TestContract },
  timeSec: number,
  price: bigint,
  fn: 'genesisLockRound' | 'executeRound' = 'executeRound',
) {
  await chain.setNextTime(timeSec - 1)
  await feed.send(operator(chain), 'push', [price])
  await chain.setNextTime(timeSec)
  return prediction.send(operator(chain), fn)
}

/** A price with the feeds' 8 decimals. */
export const usd = (price: number) => BigInt(Math.round(price * 1e8))

export const lotteryPlan = {
  price: 10n * 10n ** 18n,
  discountDivisor: 2_000n,
  /** Basis points of what is left after the fee; the first digit's bracket is the first one. */
  shares: [250n, 375n, 625n, 1_250n, 2_500n, 5_000n],
  feeBps: 2_000n,
  lengthSec: 3_600,
  claimPeriodSec: 86_400,
} as const

/** Deploys a lottery for a token, with the given source of random numbers. */
export async function deployLottery(chain: TestChain, token: TestContract, random: TestContract, treasury: string) {
  const { lengthSec, claimPeriodSec } = lotteryPlan
  return chain.deploy('Lottery', [
    [token.address, random.address, operator(chain), treasury, lengthSec, claimPeriodSec],
  ])
}

/** Starts the next lottery and returns the time of its end. */
export async function startLottery(chain: TestChain, lottery: TestContract): Promise<number> {
  const { price, discountDivisor, shares, feeBps, lengthSec } = lotteryPlan
  const endSec = (await readTime(chain)) + lengthSec + 10
  await lottery.send(operator(chain), 'startLottery', [endSec, price, discountDivisor, shares, feeBps])
  return endSec
}

/** The contract's number of what a user reads: 987654 is 1456789. */
export const ticketNumber = (digits: string) => 1_000_000n + BigInt(Array.from(digits).reverse().join(''))

/** Closes a lottery after its end and draws the number that a user reads as `digits`. */
export async function drawLottery(
  chain: TestChain,
  { lottery, random }: { readonly lottery: TestContract; readonly random: TestContract },
  endSec: number,
  digits: string,
) {
  const id = await lottery.read('currentLotteryId')
  await chain.setNextTime(endSec)
  await lottery.send(owner(chain), 'closeLottery', [id])
  await random.send(owner(chain), 'set', [id, ticketNumber(digits) - 1_000_000n])
  return lottery.send(owner(chain), 'drawFinalNumberAndMakeLotteryClaimable', [id])
}
