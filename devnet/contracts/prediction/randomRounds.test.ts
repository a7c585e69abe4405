import { Interface } from 'ethers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deployPrediction, market, mineAt, operator, useSteadyTime } from '../../testing/gameFixtures.ts'
import { readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const ROUNDS = 1_000
const BPS = 10_000n
/** Epochs of one claim, small enough for a block. */
const CLAIM_SIZE = 100
const GAS = '0x7a120'
const seed = Number(process.env['SUNDIAL_TEST_SEED'] ?? Date.now() % 2 ** 31)
const { intervalSec, bufferSec, minBet, feeBps } = market
const abi = new Interface([
  'function betBull(uint256)',
  'function betBear(uint256)',
  'function push(int256)',
  'function executeRound()',
  'function genesisStartRound()',
  'function genesisLockRound()',
])

interface ModelRound {
  readonly bets: Map<string, { readonly isBull: boolean; readonly amount: bigint }>
  lockPrice?: bigint
  closePrice?: bigint
}

/** What each account gets out of a round, and the treasury once all of them have claimed. */
function payouts({ bets, lockPrice, closePrice }: ModelRound): { paid: ReadonlyMap<string, bigint>; treasury: bigint } {
  const all = [...bets]
  const total = all.reduce((sum, [, { amount }]) => sum + amount, 0n)
  const isOneSided = new Set(all.map(([, { isBull }]) => isBull)).size === 1
  if (lockPrice === undefined || closePrice === undefined || isOneSided)
    return { paid: new Map(all.map(([account, { amount }]) => [account, amount])), treasury: 0n }
  if (closePrice === lockPrice) return { paid: new Map(), treasury: total }
  const winners = all.filter(([, { isBull }]) => isBull === closePrice > lockPrice)
  const winning = winners.reduce((sum, [, { amount }]) => sum + amount, 0n)
  const reward = total - (total * feeBps) / BPS
  const paid = new Map(winners.map(([account, { amount }]) => [account, (amount * reward) / winning]))
  return { paid, treasury: total - [...paid.values()].reduce((sum, amount) => sum + amount, 0n) }
}

let chain: TestChain

beforeAll(async () => {
  console.log(`Random rounds with SUNDIAL_TEST_SEED=${seed}`)
  chain = await startTestChain()
  await useSteadyTime(chain)
})
afterAll(() => chain.stop())

it('pays out what came in, less the fees, to the wei over 1,000 random rounds', async () => {
  const { feed, prediction } = await deployPrediction(chain)
  const { rpc } = chain
  const random = seededRandom(seed)
  const users = chain.accounts.slice(1, 7)
  const rounds = new Map<number, ModelRound>()
  const roundOf = (epoch: number) => {
    const round: ModelRound = rounds.get(epoch) ?? { bets: new Map() }
    rounds.set(epoch, round)
    return round
  }
  let price = 10_000_000n
  let nonce = Number(await rpc.send('eth_getTransactionCount', [operator(chain), 'latest']))

  /** Mines a block with these transactions, of which the operator's keep their order. */
  async function mineBlock(timeSec: number, txs: readonly object[]): Promise<void> {
    await rpc.batch(txs.map((tx) => ({ method: 'eth_sendTransaction', params: [{ gas: GAS, ...tx }] })))
    await mineAt(chain, timeSec)
  }
  const byOperator = (to: string, data: string) => ({
    from: operator(chain),
    to,
    data,
    nonce: `0x${(nonce++).toString(16)}`,
  })
  const run = (fn: string) => byOperator(prediction.address, abi.encodeFunctionData(fn))
  const betOf = (from: string, epoch: number) => {
    const isBull = random() < 0.5
    const amount = minBet + BigInt(Math.floor(random() * 1e15))
    roundOf(epoch).bets.set(from, { isBull, amount })
    const data = abi.encodeFunctionData(isBull ? 'betBull' : 'betBear', [epoch])
    return { from, to: prediction.address, data, value: `0x${amount.toString(16)}` }
  }

  let timeSec = (await prediction.send(operator(chain), 'genesisStartRound')).timeSec
  nonce += 1
  let epoch = 1
  let isLocked = false
  let wasQuiet = false
  await rpc.send('evm_setAutomine', [false])
  while (epoch < ROUNDS) {
    const bettors = users.filter(() => random() < 0.4)
    await mineBlock(
      timeSec + 1,
      bettors.map((user) => betOf(user, epoch)),
    )
    if (random() < 0.03) {
      timeSec += intervalSec + bufferSec + 1
      await mineBlock(timeSec, [run('genesisStartRound')])
      isLocked = false
    } else {
      timeSec += intervalSec + Math.floor(random() * bufferSec)
      // Now and then the feed is quiet, but not for longer than the allowance.
      const isQuiet: boolean = isLocked && !wasQuiet && random() < 0.05
      wasQuiet = isQuiet
      if (!isQuiet && random() < 0.8) price += BigInt(Math.floor(random() * 200) - 100)
      const updates = isQuiet ? [] : [byOperator(feed.address, abi.encodeFunctionData('push', [price]))]
      await mineBlock(timeSec, [...updates, run(isLocked ? 'executeRound' : 'genesisLockRound')])
      if (isLocked && !isQuiet) roundOf(epoch - 1).closePrice = price
      roundOf(epoch).lockPrice = price
      isLocked = true
    }
    epoch += 1
  }
  await mineAt(chain, timeSec + 2 * intervalSec + bufferSec + 1)
  await rpc.send('evm_setAutomine', [true])
  expect(await readUint(prediction, 'currentEpoch')).toBe(BigInt(ROUNDS))

  const results = [...rounds].map(([number, round]) => ({ number, round, ...payouts(round) }))
  const staked = results.reduce(
    (sum, { round }) => sum + [...round.bets.values()].reduce((part, { amount }) => part + amount, 0n),
    0n,
  )
  expect(await chain.balanceOf(prediction.address)).toBe(staked)
  for (const user of users) {
    const due = results.flatMap(({ number, paid }) => {
      const amount = paid.get(user)
      return amount === undefined ? [] : [[BigInt(number), amount] as const]
    })
    for (let from = 0; from < due.length; from += CLAIM_SIZE) {
      const page = due.slice(from, from + CLAIM_SIZE)
      const epochs = page.map(([number]) => number)
      const { events } = await prediction.send(user, 'claim', [epochs])
      expect(events.map(({ args }) => [args[1] as bigint, args[2] as bigint])).toEqual(page)
      await expect(prediction.send(user, 'claim', [epochs.slice(0, 1)])).rejects.toThrow('nothing to claim')
    }
  }
  const treasury = results.reduce((sum, result) => sum + result.treasury, 0n)
  expect(await readUint(prediction, 'treasuryAmount')).toBe(treasury)
  expect(await chain.balanceOf(prediction.address)).toBe(treasury)
  await prediction.send(owner(chain), 'claimTreasury')
  expect(await chain.balanceOf(prediction.address)).toBe(0n)
})
