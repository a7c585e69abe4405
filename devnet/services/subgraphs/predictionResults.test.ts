import { Interface } from 'ethers'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { subgraphsOf } from '../../../subgraphs/subgraphs.ts'
import type { EntityView, FieldValue } from './entityStore.ts'
import { loadSubgraph, type Subgraph } from './subgraph.ts'
import { createSubgraphIndex } from './subgraphIndex.ts'
import { FakeChain, type FakeLog } from './testing/fakeChain.ts'
import { fakeAddress, fakeDeployment } from './testing/fakeExchange.ts'

const ABI = new Interface([
  'event StartRound(uint256 indexed epoch)',
  'event LockRound(uint256 indexed epoch, uint256 indexed roundId, int256 price)',
  'event EndRound(uint256 indexed epoch, uint256 indexed roundId, int256 price)',
  'event CancelRound(uint256 indexed epoch)',
  'event RewardsCalculated(uint256 indexed epoch, uint256 rewardBaseCalAmount, uint256 rewardAmount, uint256 treasuryAmount)',
  'event BetBull(address indexed sender, uint256 indexed epoch, uint256 amount)',
  'event BetBear(address indexed sender, uint256 indexed epoch, uint256 amount)',
  'event Claim(address indexed sender, uint256 indexed epoch, uint256 amount)',
])
const MARKET = fakeAddress(0xbe7)
const USERS = [1, 2, 3, 4].map((index) => fakeAddress(0xa0 + index))
const START_SEC = 1_700_000_000
const FEE_BPS = 300n

/** A round as numbers that decide what happens in it. */
interface Plan {
  /** One for each user; undefined for no bet. */
  readonly bets: readonly ({ readonly isBull: boolean; readonly wei: bigint } | undefined)[]
  readonly lock: bigint
  /** Undefined for a round that is canceled. */
  readonly close: bigint | undefined
  /** Which users claim what they get. */
  readonly claims: readonly boolean[]
}

const plan: fc.Arbitrary<Plan> = fc.record({
  bets: fc.array(
    fc.option(fc.record({ isBull: fc.boolean(), wei: fc.bigInt({ min: 1n, max: 10n ** 27n }) }), { nil: undefined }),
    { minLength: USERS.length, maxLength: USERS.length },
  ),
  lock: fc.bigInt({ min: 1n, max: 20n }),
  close: fc.option(fc.bigInt({ min: 1n, max: 20n }), { nil: undefined }),
  claims: fc.array(fc.boolean(), { minLength: USERS.length, maxLength: USERS.length }),
})

interface Totals {
  bets: number
  settled: number
  won: number
  claimed: number
  netWei: bigint
  stakedWei: bigint
}

interface Played {
  readonly users: readonly Totals[]
  /** Result and payout of each bet, by its id. */
  readonly results: ReadonlyMap<string, readonly [string, bigint]>
}

const logOf = (name: string, args: readonly unknown[]): FakeLog => ({
  address: MARKET,
  ...ABI.encodeEventLog(name, args),
})

/** Plays rounds one after the other, and says what follows from the rules of the market. */
function play(chain: FakeChain, plans: readonly Plan[]): Played {
  const users = USERS.map((): Totals => ({ bets: 0, settled: 0, won: 0, claimed: 0, netWei: 0n, stakedWei: 0n }))
  const results = new Map<string, readonly [string, bigint]>()
  let timeSec = START_SEC
  const mine = (...logs: readonly FakeLog[]) => {
    timeSec += 60
    chain.mine(timeSec, [{ from: USERS[0] ?? MARKET, logs }])
  }
  for (const [index, { bets, lock, close, claims }] of plans.entries()) {
    const epoch = BigInt(index + 1)
    mine(logOf('StartRound', [epoch]))
    const sides = { bull: 0n, bear: 0n }
    const betLogs = bets.flatMap((bet, user) => {
      const totals = users[user]
      if (bet === undefined || totals === undefined) return []
      totals.bets += 1
      totals.stakedWei += bet.wei
      sides[bet.isBull ? 'bull' : 'bear'] += bet.wei
      return [logOf(bet.isBull ? 'BetBull' : 'BetBear', [USERS[user], epoch, bet.wei])]
    })
    mine(...betLogs)
    mine(logOf('LockRound', [epoch, epoch, lock]))
    const isCanceled = close === undefined || (sides.bull === 0n) !== (sides.bear === 0n)
    const total = sides.bull + sides.bear
    const isTie = close === lock
    const treasury = isTie ? total : (total * FEE_BPS) / 10_000n
    const isBullish = close !== undefined && close > lock
    const base = isTie ? 0n : isBullish ? sides.bull : sides.bear
    const reward = isTie ? 0n : total - treasury
    if (isCanceled) mine(logOf('CancelRound', [epoch]))
    else
      mine(logOf('RewardsCalculated', [epoch, base, reward, treasury]), logOf('EndRound', [epoch, epoch + 1n, close]))
    const claimLogs = bets.flatMap((bet, user) => {
      const totals = users[user]
      if (bet === undefined || totals === undefined) return []
      const hasWon = !isCanceled && !isTie && bet.isBull === isBullish
      const payout = isCanceled ? bet.wei : hasWon ? (bet.wei * reward) / base : 0n
      results.set(`${USERS[user] ?? ''}-${epoch}`, [isCanceled ? 'Refunded' : hasWon ? 'Won' : 'Lost', payout])
      if (!isCanceled) {
        totals.settled += 1
        totals.netWei += payout - bet.wei
        if (hasWon) totals.won += 1
      }
      if (claims[user] !== true || !(isCanceled || hasWon)) return []
      totals.claimed += 1
      return [logOf('Claim', [USERS[user], epoch, payout])]
    })
    mine(...claimLogs)
  }
  return { users, results }
}

/** Amounts have at most 18 decimals. */
function weiOf(value: FieldValue | undefined): bigint {
  const [whole = '', fraction = ''] = String(value).replace('-', '').split('.')
  expect(fraction.length).toBeLessThanOrEqual(18)
  return BigInt(whole + fraction.padEnd(18, '0')) * (String(value).startsWith('-') ? -1n : 1n)
}

function expectPlayed(view: EntityView, { users, results }: Played): void {
  for (const [index, totals] of users.entries()) {
    const row = view.find('User', USERS[index] ?? '')
    if (totals.bets === 0) {
      expect(row).toBeUndefined()
      continue
    }
    expect(
      ['totalBets', 'totalBetsSettled', 'totalBetsWon', 'totalBetsClaimed'].map((field) => Number(row?.[field])),
    ).toEqual([totals.bets, totals.settled, totals.won, totals.claimed])
    expect([weiOf(row?.['netBNB']), weiOf(row?.['totalBNB'])]).toEqual([totals.netWei, totals.stakedWei])
    const rate = totals.settled === 0 ? 0 : (100 * totals.won) / totals.settled
    expect(Number(String(row?.['winRate']))).toBeCloseTo(rate, 9)
  }
  const bets = [...view.all('Bet')]
  expect(bets).toHaveLength(results.size)
  for (const bet of bets) {
    const [result, payout] = results.get(String(bet['id'])) ?? []
    expect([bet['result'], weiOf(bet['payout'])]).toEqual([result, payout])
  }
  const market = view.find('Market', MARKET)
  if (market === undefined) return
  expect(weiOf(market['netBNB'])).toBe(users.reduce((sum, { netWei }) => sum + netWei, 0n))
}

let subgraph: Subgraph
/** Runs each handler in an instance of its own, as graph-node does. */
let isolated: Subgraph

beforeAll(async () => {
  const found = subgraphsOf({ ...fakeDeployment, prediction: { contracts: { prediction: MARKET } } }).find(
    ({ name }) => name === 'prediction',
  )
  if (found === undefined) throw new Error('The deployment has no prediction subgraph')
  subgraph = await loadSubgraph(found)
  isolated = await loadSubgraph(found, 1)
})

describe('compiled mapping of the prediction market', () => {
  it('settles every bet when its round ends, to the wei, and lets canceled rounds change no result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 12 }), async (plans) => {
        const chain = new FakeChain()
        const played = play(chain, plans)
        for (const each of [subgraph, isolated]) {
          const { view } = await createSubgraphIndex(chain, each).readLatest()
          expectPlayed(view, played)
        }
      }),
      { numRuns: 30, endOnFailure: true },
    )
  })

  it('forgets the end of a round that a reorganization undoes', async () => {
    const chain = new FakeChain()
    const index = createSubgraphIndex(chain, subgraph)
    const rounds: Plan[] = [
      {
        bets: [{ isBull: true, wei: 10n ** 18n }, { isBull: false, wei: 3n * 10n ** 18n }, undefined, undefined],
        lock: 5n,
        close: 7n,
        claims: [true, false, false, false],
      },
    ]
    play(chain, rounds)
    const ended = (await index.readLatest()).view
    expect(new Set([...ended.all('Bet')].map(({ result }) => result))).toEqual(new Set(['Won', 'Lost']))
    // The start, the bets and the lock stay.
    chain.revertTo(3)
    const { view } = await index.readLatest()
    expect([...view.all('Bet')].map(({ result }) => result)).toEqual([null, null])
    expect(String(view.find('User', USERS[0] ?? '')?.['netBNB'])).toBe('0')
    chain.mine(START_SEC + 900, [{ from: MARKET, logs: [logOf('CancelRound', [1n])] }])
    const canceled = (await index.readLatest()).view
    expect([...canceled.all('Bet')].map(({ result }) => result)).toEqual(['Refunded', 'Refunded'])
    expect(canceled.find('Round', '1')?.['failed']).toBe(true)
  })

  it('takes a claim of a round that the contract has not closed as its refund', async () => {
    const chain = new FakeChain()
    const logs = [
      logOf('StartRound', [1n]),
      logOf('BetBull', [USERS[0], 1n, 10n ** 18n]),
      logOf('BetBear', [USERS[1], 1n, 10n ** 18n]),
      logOf('Claim', [USERS[0], 1n, 10n ** 18n]),
    ]
    for (const [index, log] of logs.entries()) chain.mine(START_SEC + index, [{ from: MARKET, logs: [log] }])
    const { view } = await createSubgraphIndex(chain, subgraph).readLatest()
    expect([...view.all('Bet')].map(({ result, claimed }) => [result, claimed])).toEqual([
      ['Refunded', true],
      ['Refunded', false],
    ])
    expect(String(view.find('User', USERS[0] ?? '')?.['totalBetsSettled'])).toBe('0')
  })
})
