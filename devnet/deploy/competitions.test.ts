import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productToken } from '../brand.ts'
import { readResults } from '../competition/readResults.ts'
import { competitionTable, prizeTable, winnerBunnies } from '../tables/competitions.ts'
import { STATUS } from '../testing/competitionFixtures.ts'
import { readUser } from '../testing/profileFixtures.ts'
import { startScriptChain } from '../testing/scriptChain.ts'
import { balanceOf, readUint } from '../testing/stakingFixtures.ts'
import type { TestChain, TestContract } from '../testing/testChain.ts'
import { rolesOf } from './accounts.ts'
import { type Competitions, deployCompetitions } from './competitions.ts'
import { deployExchange } from './exchange.ts'
import { deployProfiles, type Profiles } from './profiles.ts'
import { deployTokens, WRAPPED_CRO } from './tokens.ts'

const ADMIN = 18
const ORGANIZER = 21
const SWAP = new Interface([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
])

let chain: TestChain
let roles: ReturnType<typeof rolesOf>
let deployed: Competitions
let profiles: Profiles
let past: TestContract
let product: TestContract
let usdc: TestContract
let router: string
let pointsBefore: readonly bigint[]

beforeAll(async () => {
  const started = await startScriptChain(async (script, accounts, node) => {
    roles = rolesOf(accounts)
    await node.rpc.send('anvil_setBalance', [roles.deployer, `0x${(2n * WRAPPED_CRO).toString(16)}`])
    const tokens = deployTokens(script)
    const exchange = await deployExchange(script, tokens)
    const token = tokens.get(productToken.symbol)
    // The bunnies' campaigns of these areas take no part.
    const others = { cakeVault: token, prediction: token, lottery: token }
    const profileAdmin = accounts[ADMIN] ?? ''
    const made = await deployProfiles(script, { product: token, ...others, accounts, admin: profileAdmin })
    const reader = node.at('Profile', made.profile.address)
    pointsBefore = await Promise.all(roles.users.slice(0, 2).map(async (user) => (await readUser(reader, user)).points))
    const competitions = await deployCompetitions(script, {
      rpc: node.rpc,
      tokens,
      exchange,
      profiles: made,
      roles: { ...roles, organizer: accounts[ORGANIZER] ?? '', profileAdmin },
    })
    const routed = { usdc: tokens.get('USDC').address, router: exchange.router.address }
    return { token, competitions, profiles: made, ...routed }
  })
  chain = started.chain
  ;({ competitions: deployed, profiles, router } = started.deployed)
  usdc = chain.at('TestToken', started.deployed.usdc)
  past = chain.at('TradingCompetition', deployed.contracts.past.address)
  product = chain.at('TestToken', started.deployed.token.address)
})
afterAll(() => chain.stop())

const info = async (account: string) => [...((await past.read('claimInformation', [account])) as unknown[])]

interface Receipt {
  readonly from: string
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
}

async function readReceipts(block: number): Promise<readonly Receipt[]> {
  return (await chain.rpc.send('eth_getBlockReceipts', [`0x${block.toString(16)}`])) as readonly Receipt[]
}

/** Blocks in which a competition was opened and closed. */
async function readWindow(competition: string) {
  const topic = new Interface(['event NewCompetitionStatus(uint8)']).getEvent('NewCompetitionStatus')?.topicHash
  const logs = (await chain.rpc.send('eth_getLogs', [
    { address: competition, topics: [topic], fromBlock: '0x0' },
  ])) as readonly { readonly blockNumber: string }[]
  return logs.map(({ blockNumber }) => Number(blockNumber))
}

/** Volumes from the receipts of all blocks between, each transaction by itself. */
async function computeVolumes(from: number, until: number): Promise<ReadonlyMap<string, bigint>> {
  const volumes = new Map<string, bigint>()
  const price = deployed.pricePair
  let reserves: readonly bigint[] = []
  for (let block = 1; block < until; block += 1) {
    for (const { from: sender, logs } of await readReceipts(block)) {
      let largest = 0n
      for (const log of logs) {
        const event = SWAP.parseLog(log)
        const isAt = (pair: string) => pair.toLowerCase() === log.address
        if (event?.name === 'Sync' && isAt(price.pair)) reserves = event.args.toArray() as bigint[]
        const tracked = deployed.pairs.find(({ pair }) => isAt(pair))
        if (event?.name !== 'Swap' || tracked === undefined) continue
        // In and out of the pair's two tokens.
        const amounts = event.args.slice(1, 5).toArray() as readonly bigint[]
        const [into = 0n, out = 0n] = [amounts[tracked.quoteIndex], amounts[tracked.quoteIndex + 2]]
        const [usdc = 0n, wcro = 1n] = price.usdcIndex === 0 ? reserves : [...reserves].reverse()
        const value = tracked.quote === 'USDC' ? into + out : ((into + out) * usdc) / wcro
        if (value > largest) largest = value
      }
      if (block > from) volumes.set(sender, (volumes.get(sender) ?? 0n) + largest)
    }
  }
  return volumes
}

describe('seeded competitions', () => {
  it('are a past one whose prizes can be claimed, a live one and the next one', async () => {
    const statuses = await Promise.all(
      Object.entries(deployed.contracts).map(async ([name, { address }]) => [
        name,
        await chain.at('TradingCompetition', address).read('currentStatus'),
      ]),
    )
    expect(statuses).toEqual([
      ['past', STATUS.claiming],
      ['live', STATUS.open],
      ['coming', STATUS.registration],
    ])
    expect(await readUint(past, 'claimPeriod')).toBe(BigInt(competitionTable.past.claimPeriodSec))
  })

  it('have prizes of the first two users, of which the second has claimed its own', async () => {
    const [first, second] = roles.users
    const [best, next] = prizeTable
    expect(await info(first)).toEqual([true, false, 4n, best?.cake[4], best?.points[4], true])
    expect(await info(second)).toEqual([true, true, 4n, next?.cake[4], next?.points[4], false])
    expect([await past.read('canClaim', [first]), await past.read('canClaim', [second])]).toEqual([true, false])
    const profile = chain.at('Profile', profiles.profile.address)
    expect((await readUser(profile, second)).points).toBe((pointsBefore[1] ?? 0n) + (next?.points[4] ?? 0n))
    await chain.withSnapshot(async () => {
      const before = await balanceOf(product, first)
      await past.send(first, 'claimReward')
      expect((await balanceOf(product, first)) - before).toBe(best?.cake[4])
      expect((await readUser(profile, first)).points).toBe((pointsBefore[0] ?? 0n) + (best?.points[4] ?? 0n))
      const bunnies = chain.at('Bunnies', profiles.bunnies.address)
      const last = await bunnies.read('tokenOfOwnerByIndex', [first, (await balanceOf(bunnies, first)) - 1n])
      expect(await bunnies.read('getBunnyId', [last])).toBe(BigInt(winnerBunnies[1] ?? 0))
    })
  })

  it('hold exactly the prizes that are not claimed yet', async () => {
    expect(await balanceOf(product, past)).toBe(await readUint(past, 'unclaimedRewards'))
    expect(await readUint(past, 'unclaimedRewards')).toBeGreaterThan(0n)
  })

  it('have the ranks of a computation from all receipts, to the micro-dollar', async () => {
    const [opened = 0, closed = 0] = await readWindow(past.address)
    const volumes = await computeVolumes(opened, closed)
    const results = await readResults(chain.rpc, { competition: past.address, ...deployed })
    const competitors = results.flatMap((team) => team.competitors)
    expect(competitors).toHaveLength(competitionTable.past.registered.length)
    for (const { account, volume, group } of competitors) {
      expect(volume).toBe(volumes.get(account))
      expect(volume).toBeGreaterThan(0n)
      const stats = (await past.read('userTradingStats', [account])) as { readonly rewardGroup: bigint }
      expect(stats.rewardGroup).toBe(BigInt(group))
    }
    for (const { teamId, volume } of results)
      expect(volume).toBe(
        competitors
          .filter((competitor) => competitor.teamId === teamId)
          .reduce((sum, competitor) => sum + (volumes.get(competitor.account) ?? 0n), 0n),
      )
    expect(await readUint(past, 'winningTeamId')).toBe(BigInt(results[0]?.teamId ?? 0))
    // A dollar of each hundred at most is lost to fees and moved prices.
    const route = competitors.find(({ account }) => account === roles.users[1].toLowerCase())?.volume ?? 0n
    expect(route).toBeLessThanOrEqual(1_111n * 10n ** 6n)
    expect(route).toBeGreaterThan(1_089n * 10n ** 6n)
  })

  it('have volume in the live one, of its own swaps only', async () => {
    const results = await readResults(chain.rpc, { competition: deployed.contracts.live.address, ...deployed })
    const first = results
      .flatMap((team) => team.competitors)
      .find(({ account }) => account === roles.users[0].toLowerCase())
    expect(first?.volume).toBeGreaterThan(297n * 10n ** 6n)
    expect(first?.volume).toBeLessThan(303n * 10n ** 6n)
    const coming = deployed.contracts.coming.address
    await expect(readResults(chain.rpc, { competition: coming, ...deployed })).rejects.toThrow('not been opened')
  })

  it('leave users without an allowance for the router, and traders with theirs', async () => {
    const allowance = (account: string) => readUint(usdc, 'allowance', [account, router])
    expect(await allowance(roles.users[0])).toBe(0n)
    expect(await allowance(roles.traders[2])).toBeGreaterThan(10n ** 70n)
  })

  it('leave the price of CRO within a thousandth of its start', async () => {
    const wcroPerUsdc = async (): Promise<number> => {
      const pair = chain.at('UniswapV2Pair', deployed.pricePair.pair)
      const [first = 0n, second = 0n] = [...((await pair.read('getReserves')) as readonly bigint[])]
      const [usdc, wcro] = deployed.pricePair.usdcIndex === 0 ? [first, second] : [second, first]
      return Number(wcro / 10n ** 12n) / Number(usdc)
    }
    expect(Math.abs((await wcroPerUsdc()) / 10 - 1)).toBeLessThan(0.001)
  })
})
