import { formatUnits, Interface, keccak256 } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { Rpc } from '../../chain/rpc.ts'
import { rolesOf } from '../../deploy/accounts.ts'
import { readChainState } from '../../deploy/chainState.ts'
import { drawSecret } from '../../deploy/drawSecret.ts'
import { type Devnet, startDevnet } from '../../startDevnet.ts'
import { LOTTERY_SEED, lotteryTable } from '../../tables/games.ts'
import { sendTransaction } from '../../testing/sendTransaction.ts'

const ABI = new Interface([
  'event LotteryOpen(uint256 indexed lotteryId, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 firstTicketId, uint256 injectedAmount)',
  'event LotteryNumberDrawn(uint256 indexed lotteryId, uint256 finalNumber, uint256 countWinningTickets)',
  'event TicketsPurchase(address indexed buyer, uint256 indexed lotteryId, uint256 numberTickets)',
  'event TicketsClaim(address indexed claimer, uint256 amount, uint256 indexed lotteryId, uint256 numberTickets)',
  'function randomGenerator() view returns (address)',
  'function viewUserInfoForLotteryId(address, uint256, uint256, uint256) view returns (uint256[], uint32[], bool[], uint256)',
  'function viewLottery(uint256) view returns (tuple(uint8 status, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] rewardsBreakdown, uint256 treasuryFee, uint256[6] cakePerBracket, uint256[6] countWinnersPerBracket, uint256 firstTicketId, uint256 firstTicketIdNextLottery, uint256 amountCollectedInCake, uint32 finalNumber))',
  'function startLottery(uint256, uint256, uint256, uint256[6], uint256)',
  'function closeLottery(uint256)',
  'function drawFinalNumberAndMakeLotteryClaimable(uint256)',
  'function commit(uint256, bytes32)',
  'function reveal(uint256, bytes32)',
  'function approve(address, uint256)',
  'function buyTickets(uint256, uint32[])',
  'function claimTickets(uint256, uint256[], uint32[])',
])
const FIELDS =
  'id status totalUsers totalTickets finalNumber winningTickets claimedTickets startTime endTime ticketPrice firstTicket lastTicket'

type Row = Readonly<Record<string, unknown>>

let devnet: Devnet
let rpc: Rpc
let lottery: string
let token: string
let roles: ReturnType<typeof rolesOf>

async function ask(query: string): Promise<Readonly<Record<string, readonly Row[]>>> {
  const response = await fetch(`${devnet.servicesUrl}/subgraphs/name/lottery`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as {
    readonly data?: Readonly<Record<string, readonly Row[]>>
    readonly errors?: unknown
  }
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}

async function send(from: string, to: string, method: string, args: readonly unknown[]): Promise<void> {
  const data = ABI.encodeFunctionData(method, [...args])
  const { status } = await sendTransaction(rpc, { from, to, data })
  expect(status, method).toBe('0x1')
}

async function view(method: string, args: readonly unknown[] = []) {
  const data = ABI.encodeFunctionData(method, [...args])
  const answer = String(await rpc.send('eth_call', [{ to: lottery, data }, 'latest']))
  return ABI.decodeFunctionResult(method, answer)
}

async function eventsOf(name: string): Promise<readonly Row[]> {
  const filter = { address: lottery, topics: [ABI.getEvent(name)!.topicHash], fromBlock: '0x0', toBlock: 'latest' }
  const logs = (await rpc.send('eth_getLogs', [filter])) as { topics: string[]; data: string }[]
  return logs.map((log) => ABI.parseLog(log)!.args.toObject())
}

const sum = (rows: readonly Row[], field: string) =>
  rows.reduce((total, row) => total + BigInt(String(row[field])), 0n).toString()

/** The lotteries, users and rounds that follow from the events alone. */
async function expected() {
  const [opened, drawn, bought, claimed] = await Promise.all(
    ['LotteryOpen', 'LotteryNumberDrawn', 'TicketsPurchase', 'TicketsClaim'].map(eventsOf),
  )
  const of = (rows: readonly Row[] | undefined, part: Row) =>
    (rows ?? []).filter((row) => Object.entries(part).every(([name, value]) => row[name] === value))
  const buyers = (rows: readonly Row[]) => [...new Set(rows.map(({ buyer }) => String(buyer).toLowerCase()))]
  const lotteries = (opened ?? []).map((open) => {
    const [result] = of(drawn, { lotteryId: open['lotteryId'] })
    const purchases = of(bought, { lotteryId: open['lotteryId'] })
    const claims = of(claimed, { lotteryId: open['lotteryId'] })
    return {
      id: String(open['lotteryId']),
      totalUsers: String(buyers(purchases).length),
      totalTickets: sum(purchases, 'numberTickets'),
      finalNumber: result === undefined ? null : String(result['finalNumber']),
      winningTickets: result === undefined ? null : String(result['countWinningTickets']),
      claimedTickets: result === undefined ? null : sum(claims, 'numberTickets'),
      startTime: String(open['startTime']),
      endTime: String(open['endTime']),
      ticketPrice: formatUnits(String(open['priceTicketInCake']), 18).replace(/\.0$/, ''),
      firstTicket: String(open['firstTicketId']),
    }
  })
  const users = buyers(bought ?? []).map((id) => {
    const purchases = (bought ?? []).filter(({ buyer }) => String(buyer).toLowerCase() === id)
    const claims = (claimed ?? []).filter(({ claimer }) => String(claimer).toLowerCase() === id)
    return {
      id,
      totalRounds: String(new Set(purchases.map(({ lotteryId }) => lotteryId)).size),
      totalTickets: sum(purchases, 'numberTickets'),
      totalCake: formatUnits(sum(claims, 'amount'), 18).replace(/\.0$/, ''),
    }
  })
  return { lotteries, users }
}

/** Closes and draws the latest lottery after its end, and starts the next one. */
async function playOn(id: bigint): Promise<void> {
  const random = String((await view('randomGenerator'))[0])
  await rpc.send('evm_increaseTime', [lotteryTable.nextLengthSec])
  await send(roles.operator, lottery, 'closeLottery', [id])
  await rpc.send('anvil_mine', ['0xa'])
  await send(roles.operator, random, 'reveal', [id, drawSecret(LOTTERY_SEED, lottery, id)])
  await send(roles.operator, lottery, 'drawFinalNumberAndMakeLotteryClaimable', [id])
  await send(roles.operator, random, 'commit', [id + 1n, keccak256(drawSecret(LOTTERY_SEED, lottery, id + 1n))])
  const { timestamp } = (await rpc.send('eth_getBlockByNumber', ['latest', false])) as { readonly timestamp: string }
  const { ticketPrice, discountDivisor, shares, treasuryFeeBps } = lotteryTable
  const endSec = Number(timestamp) + 3_600
  await send(roles.operator, lottery, 'startLottery', [endSec, ticketPrice, discountDivisor, shares, treasuryFeeBps])
}

beforeAll(async () => {
  devnet = await startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    blockTimeSec: 'automine',
    traders: false,
  })
  const { deployment } = await readChainState(devnet.chainId)
  lottery = deployment.lottery.contracts.lottery
  token = deployment.contracts.product
  rpc = new Rpc(devnet.rpcUrl)
  roles = rolesOf((await rpc.send('eth_accounts')) as readonly string[])
})
afterAll(() => devnet.stop())

describe('lottery subgraph', () => {
  it('has what follows from the events', async () => {
    const { lotteries, users } = await expected()
    expect(lotteries).toHaveLength(2)
    const answer = await ask(
      `{ lotteries(orderBy: startTime) { ${FIELDS} } users(first: 1000) { id totalRounds totalTickets totalCake } }`,
    )
    expect(answer['lotteries']).toMatchObject(lotteries)
    const byId = (rows: readonly Row[]) => [...rows].sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
    expect(byId(answer['users'] ?? [])).toEqual(byId(users))
  })

  it('follows a lottery from its purchase to a claim of a part of it', async () => {
    const [me] = roles.users
    await playOn(2n)
    await send(me, token, 'approve', [lottery, 2n ** 256n - 1n])
    const digits = Array.from({ length: 10 }, (_, digit) => 1_000_000n + BigInt(digit))
    await send(me, lottery, 'buyTickets', [3n, digits])
    await send(me, lottery, 'buyTickets', [3n, digits])
    const rounds = `rounds(where: { user: "${me.toLowerCase()}", lottery: "3" }) { totalTickets claimed claimedTickets claimedCake }`
    expect((await ask(`{ ${rounds} }`))['rounds']).toEqual([
      { totalTickets: '20', claimed: false, claimedTickets: '0', claimedCake: '0' },
    ])
    await playOn(3n)

    const { finalNumber, cakePerBracket } = (await view('viewLottery', [3n]))[0] as {
      readonly finalNumber: bigint
      readonly cakePerBracket: readonly bigint[]
    }
    const [ids, numbers] = (await view('viewUserInfoForLotteryId', [me, 3n, 0n, 100n])) as unknown as readonly [
      readonly bigint[],
      readonly bigint[],
    ]
    const wins = ids.flatMap((id, index) => {
      const number = numbers[index] ?? 0n
      const matched = [6n, 5n, 4n, 3n, 2n, 1n].find((count) => number % 10n ** count === finalNumber % 10n ** count)
      return matched === undefined ? [] : [{ id, bracket: matched - 1n }]
    })
    // Every first digit was bought twice.
    expect(wins).toHaveLength(2)
    const [first] = wins
    await send(me, lottery, 'claimTickets', [3n, [first!.id], [first!.bracket]])
    const paid = formatUnits(cakePerBracket[Number(first!.bracket)] ?? 0n, 18).replace(/\.0$/, '')
    const answer = await ask(`{ ${rounds} lotteries(where: { id: "3" }) { status claimedTickets lastTicket } }`)
    expect(answer['rounds']).toEqual([{ totalTickets: '20', claimed: true, claimedTickets: '1', claimedCake: paid }])
    expect(answer['lotteries']).toEqual([
      { status: 'Claimable', claimedTickets: '1', lastTicket: String(ids.at(-1) ?? 0n) },
    ])
    const { lotteries } = await expected()
    expect((await ask(`{ lotteries(orderBy: startTime) { ${FIELDS} } }`))['lotteries']).toMatchObject(lotteries)
  })
})
