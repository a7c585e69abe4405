import { Interface, parseUnits } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { Rpc } from '../../chain/rpc.ts'
import { rolesOf } from '../../deploy/accounts.ts'
import { readChainState } from '../../deploy/chainState.ts'
import { type Devnet, startDevnet } from '../../startDevnet.ts'
import { PAST_MOVES } from '../../tables/games.ts'
import { sendTransaction } from '../../testing/sendTransaction.ts'

const ABI = new Interface([
  'function rounds(uint256) view returns (tuple(uint256 epoch, uint256 startTimestamp, uint256 lockTimestamp, uint256 closeTimestamp, int256 lockPrice, int256 closePrice, uint256 lockOracleId, uint256 closeOracleId, uint256 totalAmount, uint256 bullAmount, uint256 bearAmount, uint256 rewardBaseCalAmount, uint256 rewardAmount, bool oracleCalled))',
  'function getUserRounds(address, uint256, uint256) view returns (uint256[], tuple(uint8 position, uint256 amount, bool claimed)[], uint256)',
  'function treasuryAmount() view returns (uint256)',
  'function claim(uint256[])',
  'function genesisStartRound()',
])

interface ChainRound {
  readonly lockPrice: bigint
  readonly closePrice: bigint
  readonly lockOracleId: bigint
  readonly closeOracleId: bigint
  readonly bullAmount: bigint
  readonly bearAmount: bigint
  readonly rewardBaseCalAmount: bigint
  readonly rewardAmount: bigint
  readonly oracleCalled: boolean
}
interface ChainBet {
  readonly epoch: bigint
  readonly position: bigint
  readonly amount: bigint
  readonly claimed: boolean
}
type Row = Readonly<Record<string, unknown>>

let devnet: Devnet
let rpc: Rpc
let prediction: string
let roles: ReturnType<typeof rolesOf>

async function ask(query: string): Promise<Readonly<Record<string, Row & readonly Row[]>>> {
  const response = await fetch(`${devnet.servicesUrl}/subgraphs/name/prediction`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as {
    data?: Readonly<Record<string, Row & readonly Row[]>>
    errors?: unknown
  }
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}
async function view(method: string, args: readonly unknown[] = []): Promise<readonly unknown[]> {
  const call = { to: prediction, data: ABI.encodeFunctionData(method, [...args]) }
  return ABI.decodeFunctionResult(method, String(await rpc.send('eth_call', [call, 'latest'])))
}
async function send(from: string, method: string, args: readonly unknown[] = []): Promise<void> {
  const data = ABI.encodeFunctionData(method, [...args])
  const { status } = await sendTransaction(rpc, { from, to: prediction, data })
  expect(status, method).toBe('0x1')
}
const readRound = async (epoch: number | bigint) => (await view('rounds', [epoch]))[0] as ChainRound
async function readBets(account: string): Promise<readonly ChainBet[]> {
  const [epochs, bets] = (await view('getUserRounds', [account, 0, 1_000])) as unknown as [
    readonly bigint[],
    readonly Omit<ChainBet, 'epoch'>[],
  ]
  return bets.map(({ position, amount, claimed }, index) => ({ epoch: epochs[index]!, position, amount, claimed }))
}
const wei = (text: unknown) => parseUnits(String(text), 18)
const price = (text: unknown) => parseUnits(String(text), 8)

/** What a bet pays by the contract's own figures; undefined without a result. */
function payoutOf({ position, amount }: ChainBet, round: ChainRound): bigint | undefined {
  if (!round.oracleCalled) return undefined
  const hasWon = position === 0n ? round.closePrice > round.lockPrice : round.closePrice < round.lockPrice
  return hasWon ? (amount * round.rewardAmount) / round.rewardBaseCalAmount : 0n
}

beforeAll(async () => {
  devnet = await startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    blockTimeSec: 'automine',
    traders: false,
  })
  const { deployment } = await readChainState(devnet.chainId)
  prediction = deployment.prediction.contracts.prediction
  rpc = new Rpc(devnet.rpcUrl)
  roles = rolesOf((await rpc.send('eth_accounts')) as readonly string[])
})
afterAll(() => devnet.stop())

describe('prediction subgraph', () => {
  it('has every round as the contract has it, to the wei', async () => {
    const { rounds } = await ask(
      '{ rounds(first: 100, orderBy: epoch) { epoch position failed lockPrice lockRoundId closePrice closeRoundId bullAmount bearAmount totalAmount rewardBaseAmount rewardAmount treasuryAmount previous { id } } }',
    )
    expect(rounds).toHaveLength(PAST_MOVES.length)
    for (const row of rounds!) {
      const round = await readRound(BigInt(String(row['epoch'])))
      expect([wei(row['bullAmount']), wei(row['bearAmount'])]).toEqual([round.bullAmount, round.bearAmount])
      expect(wei(row['totalAmount'])).toBe(round.bullAmount + round.bearAmount)
      if (row['lockPrice'] !== null) expect(price(row['lockPrice'])).toBe(round.lockPrice)
      expect(row['lockRoundId']).toBe(round.lockOracleId === 0n ? null : String(round.lockOracleId))
      expect(row['failed']).toBe(round.oracleCalled ? false : null)
      if (!round.oracleCalled) continue
      expect(row['position']).toBe(round.closePrice > round.lockPrice ? 'Bull' : 'Bear')
      expect([price(row['closePrice']), BigInt(String(row['closeRoundId']))]).toEqual([
        round.closePrice,
        round.closeOracleId,
      ])
      expect([wei(row['rewardBaseAmount']), wei(row['rewardAmount'])]).toEqual([
        round.rewardBaseCalAmount,
        round.rewardAmount,
      ])
      expect(wei(row['treasuryAmount']) + round.rewardAmount).toBe(round.bullAmount + round.bearAmount)
    }
  })

  it('counts wins and losses when a round ends, whether or not the account has collected', async () => {
    for (const account of [...roles.users.slice(0, 2), ...roles.traders]) {
      const bets = await readBets(account)
      const rounds = await Promise.all(bets.map(({ epoch }) => readRound(epoch)))
      const payouts = bets.map((bet, index) => payoutOf(bet, rounds[index]!))
      const settled = bets.flatMap(({ amount }, index) => {
        const payout = payouts[index]
        return payout === undefined ? [] : [{ amount, payout }]
      })
      const { user } = await ask(
        `{ user(id: "${account.toLowerCase()}") { totalBets totalBetsSettled totalBetsWon totalBetsClaimed netBNB totalBNB winRate averageBNB bets(first: 100) { round { epoch } result payout claimed amount position } } }`,
      )
      const won = settled.filter(({ payout }) => payout > 0n).length
      expect(user).toMatchObject({
        totalBets: String(bets.length),
        totalBetsSettled: String(settled.length),
        totalBetsWon: String(won),
        totalBetsClaimed: String(bets.filter(({ claimed }) => claimed).length),
      })
      expect(wei(user!['netBNB'])).toBe(settled.reduce((sum, { amount, payout }) => sum + payout - amount, 0n))
      expect(wei(user!['totalBNB'])).toBe(bets.reduce((sum, { amount }) => sum + amount, 0n))
      expect(Number(user!['winRate'])).toBeCloseTo(settled.length === 0 ? 0 : (100 * won) / settled.length, 9)
      for (const row of user!['bets'] as readonly Row[]) {
        const { epoch } = row['round'] as { readonly epoch: string }
        const index = bets.findIndex((bet) => bet.epoch === BigInt(epoch))
        const payout = payouts[index]
        const result = payout === undefined ? null : payout > 0n ? 'Won' : 'Lost'
        expect([row['result'], row['claimed']]).toEqual([result, bets[index]!.claimed])
        if (payout !== undefined) expect(wei(row['payout'])).toBe(payout)
      }
    }
  })

  it('has losers, and whoever has collected nothing', async () => {
    const { users } = await ask('{ users(where: { netBNB_lt: "0" }) { id totalBetsSettled totalBetsWon winRate } }')
    expect(users!.length).toBeGreaterThan(0)
    const { bets } = await ask('{ bets(where: { result: Won, claimed: false }) { user { netBNB } payout } }')
    expect(bets!.length).toBeGreaterThan(0)
  })

  it("sums up the market, with the treasury's part", async () => {
    const { market } = await ask(
      `{ market(id: "${prediction.toLowerCase()}") { paused totalUsers totalBets totalBNB totalBNBTreasury totalBNBBull totalBNBBear netBNB epoch { id } } }`,
    )
    expect(market).toMatchObject({ paused: false, epoch: { id: String(PAST_MOVES.length) } })
    expect(wei(market!['totalBNBBull']) + wei(market!['totalBNBBear'])).toBe(wei(market!['totalBNB']))
    // What rounding kept back of claimed rounds is the treasury's, too.
    const [treasury] = (await view('treasuryAmount')) as [bigint]
    expect(treasury - wei(market!['totalBNBTreasury'])).toBeLessThan(100n)
    expect(treasury >= wei(market!['totalBNBTreasury'])).toBe(true)
  })

  it('refunds rounds without a result: from the first refund, and all of them with the restart', async () => {
    const [account] = roles.users
    const openEpochs = [PAST_MOVES.length - 1, PAST_MOVES.length]
    const state = async () => {
      const { bets } = await ask(
        `{ bets(first: 100, orderBy: createdAt, where: { round_in: ["${openEpochs.join('", "')}"] }) { user { id netBNB totalBetsSettled } round { id failed } result payout amount claimed claimedNetBNB } }`,
      )
      return bets!
    }
    const before = await state()
    expect(new Set(before.map(({ result }) => result))).toEqual(new Set([null]))
    await send(account, 'claim', [[openEpochs[0]]])
    const afterClaim = await state()
    for (const { round, result, claimed, user, claimedNetBNB } of afterClaim as unknown as readonly {
      round: { id: string; failed: boolean | null }
      user: { id: string }
      result: string | null
      claimed: boolean
      claimedNetBNB: string | null
    }[]) {
      const isFirst = round.id === String(openEpochs[0])
      expect([round.failed, result]).toEqual(isFirst ? [true, 'Refunded'] : [null, null])
      const isMine = isFirst && user.id === account.toLowerCase()
      expect([claimed, claimedNetBNB]).toEqual(isMine ? [true, '0'] : [false, null])
    }
    await send(roles.operator, 'genesisStartRound')
    const after = await state()
    for (const [index, row] of after.entries()) {
      expect([row['result'], row['payout']]).toEqual(['Refunded', row['amount']])
      const { netBNB, totalBetsSettled } = row['user'] as Row
      expect([netBNB, totalBetsSettled]).toEqual([
        (before[index]!['user'] as Row)['netBNB'],
        (before[index]!['user'] as Row)['totalBetsSettled'],
      ])
    }
  })
})
