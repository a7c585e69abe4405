import { afterAll, beforeAll, expect, it } from 'vitest'
import { rolesOf } from '../deploy/accounts.ts'
import { unlockedAccount } from '../keeper/account.ts'
import { gameJobs } from '../keeper/games.ts'
import { Keeper } from '../keeper/keeper.ts'
import { LOTTERY_SEED, predictionTable } from '../tables/games.ts'
import { mineAt, mineLater, readTime } from '../testing/gameFixtures.ts'
import { mine, readUint } from '../testing/stakingFixtures.ts'
import { startDeployedChain } from '../testing/testChain.ts'
import { play } from './play.ts'
import { seededRandom } from './random.ts'

const DAY_SEC = 86_400

let chain: Awaited<ReturnType<typeof startDeployedChain>>

beforeAll(async () => {
  chain = await startDeployedChain()
  await chain.rpc.send('anvil_setBlockTimestampInterval', [2])
})
afterAll(() => chain.stop())

it('the keeper brings the deployed games to life, and traders bet, claim and buy tickets without a revert', async () => {
  const { rpc, deployment, accounts } = chain
  const roles = rolesOf(accounts)
  const problems: string[] = []
  const { prediction } = deployment.prediction.contracts
  const { lottery } = deployment.lottery.contracts
  const contracts = {
    prediction,
    lottery,
    priceRouter: deployment.prices.contracts.priceRouter,
    product: deployment.contracts.product,
    usdc: deployment.tokens['USDC']?.address ?? '',
  }
  const keeper = new Keeper({
    rpc,
    account: unlockedAccount(rpc, roles.operator),
    jobs: gameJobs(rpc, contracts, { lotterySec: 43_200, refreshSec: 20, seed: LOTTERY_SEED }),
    log: (line) => problems.push(...(line.includes(': mined') ? [] : [line])),
  })
  const market = chain.at('Prediction', prediction)
  const draws = chain.at('Lottery', lottery)
  await mineLater(chain, DAY_SEC)
  const firstBlock = Number(await rpc.send('eth_blockNumber'))
  // The lottery that was on sale is over by now: closed, drawn, and followed by another one.
  for (let time = 0; time < 30; time += 1) {
    await keeper.tick()
    await mine(chain, 1)
  }
  expect(await readUint(draws, 'currentLotteryId')).toBe(3n)
  const before = await readUint(market, 'currentEpoch')
  const random = seededRandom(11)
  const context = { rpc, deployment, roles, seed: 11 }
  for (let time = 0; time < 220; time += 1) {
    await play(context, random)
    await keeper.tick()
    if (time % 10 === 9) await mineAt(chain, (await readTime(chain)) + predictionTable.intervalSec / 6)
  }
  expect(problems).toEqual([])
  expect((await readUint(market, 'currentEpoch')) - before).toBeGreaterThan(2n)

  const called = new Set<string>()
  const last = Number(await rpc.send('eth_blockNumber'))
  for (let number = firstBlock + 1; number <= last; number += 1) {
    const { transactions } = (await rpc.send('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as {
      transactions: { readonly hash: string; readonly from: string; readonly to: string; readonly input: string }[]
    }
    for (const { hash, from, to, input } of transactions) {
      const { status } = (await rpc.send('eth_getTransactionReceipt', [hash])) as { status: string }
      expect(status, `${from} to ${to}: ${input}`).toBe('0x1')
      if (roles.traders.some((trader) => trader.toLowerCase() === from)) called.add(input.slice(0, 10))
    }
  }
  // betBull, betBear, claim, approve, buyTickets
  expect(called).toEqual(new Set(['0x57fb096f', '0xaa6b873a', '0x6ba4c138', '0x095ea7b3', '0x88303dbd']))
})
