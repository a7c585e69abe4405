import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAST_MOVES } from '../tables/games.ts'
import { mineLater } from '../testing/gameFixtures.ts'
import { balanceOf, readUint } from '../testing/stakingFixtures.ts'
import { startDeployedChain, type TestContract } from '../testing/testChain.ts'
import { rolesOf } from './accounts.ts'

const DAY_SEC = 86_400

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let prediction: TestContract
let older: TestContract
let lottery: TestContract
let roles: ReturnType<typeof rolesOf>

beforeAll(async () => {
  chain = await startDeployedChain()
  roles = rolesOf(chain.accounts)
  const { contracts } = chain.deployment.prediction
  prediction = chain.at('Prediction', contracts.prediction)
  older = chain.at('PredictionV1', contracts.predictionV1)
  lottery = chain.at('Lottery', chain.deployment.lottery.contracts.lottery)
  await mineLater(chain, DAY_SEC)
})
afterAll(() => chain.stop())

const epochsWhere = async (market: TestContract, fn: 'claimable' | 'refundable', account: string) => {
  const epochs = PAST_MOVES.map((_, index) => BigInt(index + 1))
  const answers = await Promise.all(epochs.map((epoch) => market.read(fn, [epoch, account])))
  return epochs.filter((_, index) => answers[index] === true)
}

describe('seeded games', () => {
  it('leave rewards and refunds of the first two users to collect', async () => {
    const [first, second] = roles.users
    expect(await epochsWhere(prediction, 'claimable', first)).toEqual([2n, 3n, 4n])
    expect(await epochsWhere(prediction, 'refundable', first)).toEqual([13n, 14n])
    expect(await epochsWhere(prediction, 'claimable', second)).toEqual([9n])
    expect(await epochsWhere(older, 'claimable', first)).toEqual([1n, 2n])
    expect(await epochsWhere(older, 'refundable', first)).toEqual([6n])
    expect(await epochsWhere(older, 'claimable', second)).toEqual([3n])
    const { events } = await chain.withSnapshot(() => prediction.send(first, 'claim', [[2n, 3n, 4n, 13n, 14n]]))
    expect(events).toHaveLength(5)
  })

  it('have traders with enough bets for the leaderboard, who have collected', async () => {
    for (const trader of roles.traders) {
      expect(await readUint(prediction, 'getUserRoundsLength', [trader])).toBe(BigInt(PAST_MOVES.length))
      expect(await epochsWhere(prediction, 'claimable', trader)).toEqual([])
    }
  })

  it('have rounds with a result of every kind of move, and prices that moved', async () => {
    for (const [index] of PAST_MOVES.slice(0, -2).entries()) {
      const round = (await prediction.read('rounds', [BigInt(index + 1)])) as {
        readonly oracleCalled: boolean
        readonly lockPrice: bigint
        readonly closePrice: bigint
      }
      expect(round.oracleCalled).toBe(true)
      expect(round.closePrice > round.lockPrice ? 'up' : 'down').toBe(PAST_MOVES[index + 1])
    }
  })

  it('have a drawn lottery that the first user won at least once, and the next one on sale', async () => {
    expect(await readUint(lottery, 'currentLotteryId')).toBe(2n)
    const view = async (of: bigint) =>
      (await lottery.read('viewLottery', [of])) as {
        readonly status: bigint
        readonly finalNumber: bigint
        readonly amountCollectedInCake: bigint
      }
    const drawn = await view(1n)
    expect([drawn.status, (await view(2n)).status]).toEqual([3n, 1n])
    const [, numbers] = (await lottery.read('viewUserInfoForLotteryId', [roles.users[0], 1n, 0n, 100n])) as [
      unknown,
      bigint[],
    ]
    expect(numbers.filter((number) => number % 10n === drawn.finalNumber % 10n)).toHaveLength(1)
    const token = chain.at('TestToken', chain.deployment.contracts.product)
    const owed = (await readUint(lottery, 'unclaimedPrizes', [1n])) + (await view(2n)).amountCollectedInCake
    expect(await balanceOf(token, lottery)).toBe(owed)
  })
})
