import { Interface, MaxUint256 } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readResults } from '../../competition/readResults.ts'
import type { PricePair, TrackedPair } from '../../competition/volume.ts'
import { deployCompetitionParts, joinTeam, STATUS } from '../../testing/competitionFixtures.ts'
import { readTime, useSteadyTime } from '../../testing/gameFixtures.ts'
import { ROLE } from '../../testing/profileFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { approve, deployToken, owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'
import { BigDecimal, fromUnits, ratio } from './testing/bigDecimal.ts'
import {
  attempt,
  type ContractIndex,
  type Entities,
  expectUndone,
  idOf,
  indexContracts,
  type LoggedEvent,
  readEvents,
  tokenText,
} from './testing/contractIndex.ts'

const EVENTS = new Interface([
  'event NewCompetitionStatus(uint8 status)',
  'event UserRegister(address userAddress, uint256 teamId)',
  'event UserUpdateMultiple(address[] userAddresses, uint256 rewardGroup)',
  'event WinningTeam(uint256 teamId)',
  'event RewardClaim(address indexed user, uint256 rewardGroup, uint256 cakeReward, uint256 pointReward)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
])
const WEI = 10n ** 18n
const USDC_DECIMALS = 6n
const DAY_SEC = 86_400
const SWAPS = 40
const seed = testSeed()

/** What a transaction moved by its largest swap so far, in base units of USDC and wrapped CRO. */
interface Trade {
  readonly user: string
  readonly first: LoggedEvent
  pair: string
  usd: bigint
  cro: bigint
  swaps: bigint
}

let chain: TestChain
let tokens: Readonly<Record<'DIAL' | 'USDC' | 'WCRO', TestContract>>
let router: TestContract
let competitions: readonly TestContract[]
let pools: readonly TrackedPair[]
let pricePair: PricePair
/** The last one has a profile and does not register. */
let traders: readonly string[]
let indexed: ContractIndex

const addressOf = (symbol: keyof typeof tokens) => tokens[symbol].address
const isFirst = (a: string, b: string) => BigInt(a) < BigInt(b)

async function readSenders(events: readonly LoggedEvent[]): Promise<ReadonlyMap<string, string>> {
  const hashes = [...new Set(events.filter(({ name }) => name === 'Swap').map(({ hash }) => hash))]
  const transactions = (await chain.rpc.batch(
    hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
  )) as readonly { readonly from: string }[]
  return new Map(hashes.map((hash, index) => [hash, transactions[index]?.from ?? '']))
}

/** The trades of each account that count, by competition and transaction. */
function tradesOf(competition: string, events: readonly LoggedEvent[], senders: ReadonlyMap<string, string>) {
  const trades = new Map<string, Trade>()
  const registered = new Set<string>()
  let reserves = { usd: 0n, cro: 0n }
  let isOpen = false
  for (const event of events) {
    const { name, args, address, hash } = event
    if (name === 'Sync' && address === idOf(pricePair.pair)) {
      const [first, second] = [args['reserve0'], args['reserve1']] as [bigint, bigint]
      reserves = pricePair.usdcIndex === 0 ? { usd: first, cro: second } : { usd: second, cro: first }
    }
    if (address === competition && name === 'NewCompetitionStatus') isOpen = args['status'] === STATUS.open
    if (address === competition && name === 'UserRegister') registered.add(idOf(args['userAddress']))
    const user = senders.get(hash) ?? ''
    const pool = pools.find(({ pair }) => idOf(pair) === address)
    if (name !== 'Swap' || pool === undefined || !isOpen || !registered.has(user)) continue
    const side = String(pool.quoteIndex)
    const amount = (args[`amount${side}In`] as bigint) + (args[`amount${side}Out`] as bigint)
    const isUsd = pool.quote === 'USDC'
    const usd = isUsd ? amount : (amount * reserves.usd) / reserves.cro
    const cro = isUsd ? (amount * reserves.cro) / reserves.usd : amount
    const trade = trades.get(hash) ?? { user, first: event, pair: address, usd: 0n, cro: 0n, swaps: 0n }
    trades.set(hash, trade)
    trade.swaps += 1n
    if (usd > trade.usd) Object.assign(trade, { pair: address, usd, cro })
  }
  return trades
}

function totalsOf(trades: readonly Trade[]) {
  const total = (field: 'usd' | 'cro') => trades.reduce((sum, trade) => sum + trade[field], 0n)
  return {
    volumeUSD: fromUnits(total('usd'), USDC_DECIMALS).toFixed(),
    volumeBNB: tokenText(total('cro')),
    txCount: BigInt(trades.length),
  }
}

/** What follows from the events of one competition. */
function competitionEntities(id: string, all: readonly LoggedEvent[], senders: ReadonlyMap<string, string>): Entities {
  const own = all.filter(({ address }) => address === id)
  const of = (name: string) => own.filter((event) => event.name === name)
  const byHash = tradesOf(id, all, senders)
  const trades = [...byHash.values()]
  const users = of('UserRegister').map(({ args, block }, index) => {
    const address = idOf(args['userAddress'])
    const group = of('UserUpdateMultiple')
      .filter((event) => (event.args['userAddresses'] as readonly string[]).map(idOf).includes(address))
      .at(-1)
    const claim = of('RewardClaim').find((event) => idOf(event.args['user']) === address)
    return {
      id: `${id}-${address}`,
      address,
      competition: id,
      team: `${id}-${String(args['teamId'])}`,
      block,
      registration: BigInt(index + 1),
      ...totalsOf(trades.filter(({ user }) => user === address)),
      rewardGroup: group?.args['rewardGroup'] ?? 0n,
      hasClaimed: claim !== undefined,
      cakeReward: claim === undefined ? null : tokenText(claim.args['cakeReward'] as bigint),
      pointReward: claim?.args['pointReward'] ?? null,
    }
  })
  const winner = of('WinningTeam').at(-1)?.args['teamId'] as bigint | undefined
  const teamIds = [
    ...new Set([...of('UserRegister'), ...of('WinningTeam')].map(({ args }) => args['teamId'] as bigint)),
  ]
  const teams = teamIds.map((teamId) => {
    const members = users.filter(({ team }) => team === `${id}-${teamId}`)
    const addresses = members.map(({ address }) => address)
    return {
      id: `${id}-${teamId}`,
      competition: id,
      teamId,
      userCount: BigInt(members.length),
      ...totalsOf(trades.filter(({ user }) => addresses.includes(user))),
    }
  })
  const competition = {
    id,
    status: of('NewCompetitionStatus').at(-1)?.args['status'] ?? 0n,
    winningTeam: winner === undefined ? null : `${id}-${winner}`,
    userCount: BigInt(users.length),
    ...totalsOf(trades),
  }
  const rows = [...byHash].map(([hash, { user, pair, usd, cro, swaps, first }]) => ({
    id: `${id}-${hash}`,
    competition: id,
    user: `${id}-${user}`,
    hash,
    block: first.block,
    timestamp: first.timestamp,
    pair,
    volumeUSD: fromUnits(usd, USDC_DECIMALS).toFixed(),
    volumeBNB: tokenText(cro),
    swapCount: swaps,
  }))
  return {
    Competition: own.length === 0 ? {} : { [id]: competition },
    Team: keyed(teams),
    User: keyed(users),
    Trade: keyed(rows),
  }
}

const keyed = <T extends { readonly id: string }>(rows: readonly T[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row] as const))

function bundleOf(sync: LoggedEvent | undefined) {
  if (sync === undefined) return {}
  const [reserve0, reserve1] = [sync.args['reserve0'], sync.args['reserve1']] as [bigint, bigint]
  const [usd, cro] = pricePair.usdcIndex === 0 ? [reserve0, reserve1] : [reserve1, reserve0]
  const price = ratio(fromUnits(usd, USDC_DECIMALS), new BigDecimal(tokenText(cro)))
  return { 1: { id: '1', bnbPrice: price.toFixed(), block: sync.block, reserveUSD: usd, reserveBNB: cro } }
}

async function readExpected(): Promise<Entities> {
  const pairs = pools.map(({ pair }) => pair)
  const addresses = [...new Set([...competitions.map(({ address }) => address), ...pairs, pricePair.pair])]
  const events = await readEvents(chain, EVENTS, addresses)
  const senders = await readSenders(events)
  const parts = competitions.map(({ address }) => competitionEntities(idOf(address), events, senders))
  const merged = (type: string) => Object.assign({}, ...parts.map((part) => part[type])) as Entities[string]
  return {
    Bundle: bundleOf(events.filter(({ name, address }) => name === 'Sync' && address === idOf(pricePair.pair)).at(-1)),
    Competition: merged('Competition'),
    Team: merged('Team'),
    User: merged('User'),
    Trade: merged('Trade'),
  }
}

async function swap(from: string, path: readonly (keyof typeof tokens)[], amount: bigint): Promise<void> {
  await router.send(from, 'swapExactTokensForTokens', [amount, 0n, path.map(addressOf), from, MaxUint256])
}

const PATHS: readonly (readonly (keyof typeof tokens)[])[] = [
  ['DIAL', 'USDC'],
  ['USDC', 'DIAL'],
  ['DIAL', 'WCRO'],
  ['WCRO', 'DIAL'],
  ['USDC', 'WCRO'],
  ['USDC', 'DIAL', 'WCRO'],
  ['WCRO', 'DIAL', 'USDC', 'WCRO'],
]

async function swapAtRandom(random: () => number): Promise<void> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const path = pick(PATHS)
  const unit = path[0] === 'USDC' ? 10n ** USDC_DECIMALS : WEI
  // Some move a millionth of a token, which may be worth less than a micro-dollar.
  const amount =
    random() < 0.1 ? unit / 10n ** USDC_DECIMALS : (BigInt(1 + Math.floor(random() * 100_000)) * unit) / 1_000n
  await attempt(() => swap(pick(traders), path, amount))
}

/** Goes to the next status, once it is time. */
async function goOn(competition: TestContract, status: bigint, timeSec: bigint): Promise<void> {
  if (BigInt(await readTime(chain)) < timeSec) await chain.setNextTime(Number(timeSec))
  await competition.send(owner(chain), 'updateCompetitionStatus', [status])
}
const open = async (competition: TestContract) =>
  goOn(competition, STATUS.open, (await competition.read('startTime')) as bigint)
const close = async (competition: TestContract) =>
  goOn(competition, STATUS.close, (await competition.read('endTime')) as bigint)

async function deployPools(): Promise<void> {
  const wcro = await chain.deploy('WrappedCro')
  await wcro.send(owner(chain), 'deposit', [], 2_000_000n * WEI)
  tokens = {
    DIAL: await deployToken(chain, 'DIAL'),
    USDC: await deployToken(chain, 'USDC', USDC_DECIMALS),
    WCRO: wcro,
  }
  const factory = await chain.deploy('UniswapV2Factory', [owner(chain)])
  router = await chain.deploy('UniswapV2Router02', [factory.address, wcro.address])
  for (const trader of traders) await wcro.send(trader, 'deposit', [], 200_000n * WEI)
  for (const token of Object.values(tokens)) await approve(token, router, [owner(chain), ...traders])
  const create = async (a: keyof typeof tokens, b: keyof typeof tokens, amountA: bigint, amountB: bigint) => {
    const args = [addressOf(a), addressOf(b), amountA, amountB, 0, 0, owner(chain), MaxUint256]
    await router.send(owner(chain), 'addLiquidity', args)
    return String(await factory.read('getPair', [addressOf(a), addressOf(b)]))
  }
  const indexOf = (token: string, other: string) => (isFirst(token, other) ? 0 : 1)
  const [dial, usdc, wrapped] = [addressOf('DIAL'), addressOf('USDC'), wcro.address]
  const usdcIndex = indexOf(usdc, wrapped)
  pricePair = { pair: await create('USDC', 'WCRO', 60_000n * 10n ** USDC_DECIMALS, 777_777n * WEI), usdcIndex }
  const byUsdc = await create('DIAL', 'USDC', 500_000n * WEI, 123_457n * 10n ** USDC_DECIMALS)
  const byCro = await create('DIAL', 'WCRO', 300_000n * WEI, 700_001n * WEI)
  pools = [
    { pair: byUsdc, quote: 'USDC', quoteIndex: indexOf(usdc, dial) },
    { pair: byCro, quote: 'WCRO', quoteIndex: indexOf(wrapped, dial) },
    { pair: pricePair.pair, quote: 'USDC', quoteIndex: usdcIndex },
  ]
}

async function deployCompetitions(): Promise<void> {
  const parts = await deployCompetitionParts(chain)
  const now = await readTime(chain)
  const deploy = async (startSec: number, endSec: number) => {
    const { profile, bunnies, token } = parts
    const competition = await chain.deploy('TradingCompetition', [
      [profile.address, bunnies.address, token.address, startSec, endSec, DAY_SEC],
    ])
    await profile.send(owner(chain), 'grantRole', [ROLE.point, competition.address])
    await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, competition.address])
    await token.send(owner(chain), 'transfer', [competition.address, 1_000n * WEI])
    return competition
  }
  // The second one begins during the first.
  competitions = [await deploy(now + 1_000, now + 9_000), await deploy(now + 5_000, now + 20_000)]
  for (const [index, trader] of traders.entries())
    await joinTeam(chain, parts, trader, BigInt(1 + (index % 2)), BigInt(index))
}

/** The index ranks as the results that the prizes are given by, to the micro-dollar. */
async function expectRanksOfResults(competition: TestContract): Promise<void> {
  const id = idOf(competition.address)
  const source = { competition: competition.address, pairs: pools, pricePair }
  for (const { teamId, volume, competitors } of await readResults(chain.rpc, source)) {
    const { team } = await indexed.ask(`{ team(id: "${id}-${teamId}") {
      volumeUSD
      users(orderBy: volumeUSD, orderDirection: desc) { address volumeUSD registration }
    } }`)
    const { volumeUSD, users } = team as { readonly volumeUSD: string; readonly users: readonly RankedUser[] }
    expect(volumeUSD).toBe(fromUnits(volume, USDC_DECIMALS).toFixed())
    const ranked = [...users].sort(
      (a, b) => Number(b.volumeUSD) - Number(a.volumeUSD) || Number(a.registration) - Number(b.registration),
    )
    expect(ranked.map((user) => [user.address, user.volumeUSD])).toEqual(
      competitors.map((each) => [each.account, fromUnits(each.volume, USDC_DECIMALS).toFixed()]),
    )
  }
}

interface RankedUser {
  readonly address: string
  readonly volumeUSD: string
  readonly registration: string
}

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  traders = chain.accounts.slice(1, 5)
  await deployPools()
  await deployCompetitions()
  indexed = await indexContracts(chain, 'competition', {
    competition: {
      contracts: Object.fromEntries(competitions.map(({ address }, index) => [`number${index}`, address] as const)),
      pairs: pools,
      pricePair,
    },
  })
})
afterAll(() => chain.stop())

describe('competition subgraph', () => {
  it('counts nothing before a competition opens', async () => {
    for (const competition of competitions)
      for (const trader of traders.slice(0, -1)) await competition.send(trader, 'register')
    await swap(traders[0] ?? '', ['DIAL', 'USDC'], WEI)
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    expect(entities['Trade']).toEqual({})
    expect(Object.values(entities['Team'] ?? {}).map(({ userCount }) => userCount)).toEqual([2n, 1n, 2n, 1n])
  })

  it('counts a route once, by the largest of its swaps', async () => {
    const [first] = competitions
    await open(first!)
    const [trader = ''] = traders
    await swap(trader, ['USDC', 'DIAL', 'WCRO'], 1_000n * 10n ** USDC_DECIMALS)
    const { user } = await indexed.ask(
      `{ user(id: "${idOf(first!.address)}-${idOf(trader)}") { volumeUSD txCount trades { swapCount volumeUSD pair } } }`,
    )
    expect(user).toMatchObject({ txCount: '1', trades: [{ swapCount: '2' }] })
    const { volumeUSD, trades } = user as { readonly volumeUSD: string; readonly trades: readonly unknown[] }
    expect(trades[0]).toMatchObject({ volumeUSD })
    expect(Number(volumeUSD)).toBeGreaterThanOrEqual(1_000)
    expect(Number(volumeUSD)).toBeLessThan(2_000)
    expect(await indexed.read()).toEqual(await readExpected())
  })

  it('counts nothing of an account that is not registered', async () => {
    const before = (await indexed.read())['Trade']
    await swap(traders.at(-1) ?? '', ['DIAL', 'USDC'], 100n * WEI)
    expect((await indexed.read())['Trade']).toEqual(before)
  })

  it('derives what a plain computation from the logs derives, for competitions that overlap', async () => {
    const random = seededRandom(seed)
    for (let index = 0; index < SWAPS; index += 1) {
      if (index === SWAPS / 2) await open(competitions[1]!)
      await swapAtRandom(random)
    }
    const entities = await indexed.read()
    expect(await indexed.read()).toEqual(await readExpected())
    expect(await indexed.readFresh()).toEqual(entities)
    const [first, second] = competitions.map(({ address }) => entities['Competition']?.[idOf(address)])
    expect(Number(first?.['txCount'])).toBeGreaterThan(Number(second?.['txCount']))
    expect(Number(second?.['txCount'])).toBeGreaterThan(0)
    for (const competition of competitions) await expectRanksOfResults(competition)
  })

  it('forgets 20 blocks that a reorganization undoes', async () => {
    const random = seededRandom(seed + 1)
    await expectUndone(chain, indexed, () => swapAtRandom(random), readExpected)
  })

  it('has the ranks, the winning team and the claims of the contract', async () => {
    const [first] = competitions
    await close(first!)
    const random = seededRandom(seed + 2)
    for (let index = 0; index < 5; index += 1) await swapAtRandom(random)
    const [a = '', b = '', c = ''] = traders
    const campaigns = [0n, 0n, 0n, 0n, 0n]
    for (const teamId of [1n, 2n])
      await first!.send(owner(chain), 'updateTeamRewards', [
        teamId,
        campaigns,
        [0n, 1n, 2n, 3n, 4n].map((cake) => cake * WEI),
        [5n, 6n, 7n, 8n, 9n],
      ])
    await first!.send(owner(chain), 'updateUserStatusMultiple', [[a, b], 4n])
    await first!.send(owner(chain), 'updateUserStatusMultiple', [[c], 2n])
    await first!.send(owner(chain), 'updateWinningTeamAndBunnyId', [2n, 10n])
    await first!.send(owner(chain), 'updateCompetitionStatus', [STATUS.claiming])
    await first!.send(a, 'claimReward')
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    await expectRanksOfResults(first!)
    for (const trader of [a, b, c]) {
      const [rewardGroup, teamId, , hasClaimed] = (await first!.read('userTradingStats', [
        trader,
      ])) as readonly unknown[]
      const user = entities['User']?.[`${idOf(first!.address)}-${idOf(trader)}`]
      expect(user).toMatchObject({ rewardGroup, hasClaimed, team: `${idOf(first!.address)}-${String(teamId)}` })
    }
    expect(entities['User']?.[`${idOf(first!.address)}-${idOf(a)}`]).toMatchObject({ cakeReward: '4', pointReward: 9n })
    expect(entities['Competition']?.[idOf(first!.address)]).toMatchObject({
      status: await first!.read('currentStatus'),
      winningTeam: `${idOf(first!.address)}-2`,
    })
  })
})
