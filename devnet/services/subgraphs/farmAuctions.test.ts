import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BID_STEP, biddersOf, closeAuction, deployFarmAuction, startAuction } from '../../testing/auctionFixtures.ts'
import { operator } from '../../testing/gameFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'
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
  'event AuctionStart(uint256 indexed auctionId, uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard)',
  'event AuctionBid(uint256 indexed auctionId, address indexed account, uint256 amount)',
  'event AuctionExtend(uint256 indexed auctionId, uint256 endBlock)',
  'event AuctionClose(uint256 indexed auctionId, uint256 leaderboardThreshold, uint256 numberBidders)',
  'event AuctionClaim(uint256 indexed auctionId, address indexed account, uint256 amount, bool isAdmin)',
  'event WhitelistAdd(address indexed account)',
  'event WhitelistRemove(address indexed account)',
])
const PLAN = { leaderboard: 3n, blocks: 40n, initialBid: 20n * ONE } as const
const AUCTIONS = 3
const BIDS = 30
const seed = testSeed()

let chain: TestChain
let auction: TestContract
let bidders: readonly string[]
let indexed: ContractIndex

const auctionOf = ({ args }: LoggedEvent) => String(args['auctionId'])
const accountOf = ({ args }: LoggedEvent) => idOf(args['account'])
const amountOf = (events: readonly LoggedEvent[]) =>
  events.reduce((total, { args }) => total + (args['amount'] as bigint), 0n)
const keyed = <T extends { readonly id: string }>(rows: readonly T[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row] as const))

/** What follows from the events alone. */
function entitiesOf(events: readonly LoggedEvent[]): Entities {
  const of = (...names: readonly string[]) => events.filter(({ name }) => names.includes(name))
  const bids = of('AuctionBid')
  const bidsIn = (id: string) => bids.filter((bid) => auctionOf(bid) === id)
  const auctions = of('AuctionStart').map((start) => {
    const id = auctionOf(start)
    const own = (name: string) =>
      of(name)
        .filter((event) => auctionOf(event) === id)
        .at(-1)?.args
    const threshold = own('AuctionClose')?.['leaderboardThreshold'] as bigint | undefined
    return {
      id,
      status: threshold === undefined ? 'Open' : 'Close',
      totalBids: BigInt(bidsIn(id).length),
      totalCake: tokenText(amountOf(bidsIn(id))),
      startBlock: start.args['startBlock'],
      endBlock: (own('AuctionExtend') ?? start.args)['endBlock'],
      initialBidAmount: tokenText(start.args['initialBidAmount'] as bigint),
      leaderboard: start.args['leaderboard'],
      leaderboardThreshold: threshold === undefined || bidsIn(id).length === 0 ? null : tokenText(threshold),
    }
  })
  const accounts = [...new Set(of('WhitelistAdd').map(accountOf))]
  const rows = accounts.map((id) => {
    const listings = of('WhitelistAdd', 'WhitelistRemove').filter((event) => accountOf(event) === id)
    const own = bids.filter((bid) => accountOf(bid) === id)
    return {
      id,
      isWhitelisted: listings.at(-1)?.name === 'WhitelistAdd',
      totalBids: BigInt(own.length),
      totalCake: tokenText(amountOf(own)),
      block: listings[0]?.block,
      timestamp: listings[0]?.timestamp,
    }
  })
  const totals = auctions.flatMap(({ id }) =>
    accounts.flatMap((account) => {
      const own = bidsIn(id).filter((bid) => accountOf(bid) === account)
      const last = own.at(-1)
      if (last === undefined) return []
      const claim = of('AuctionClaim').some((event) => auctionOf(event) === id && accountOf(event) === account)
      return [
        {
          id: `${id}-${account}`,
          auction: id,
          bidder: account,
          totalBids: BigInt(own.length),
          totalCake: tokenText(amountOf(own)),
          reachedAtBid: BigInt(bidsIn(id).indexOf(last) + 1),
          hasClaimed: claim,
        },
      ]
    }),
  )
  const log = bids.map((bid) => {
    const place = bidsIn(auctionOf(bid)).indexOf(bid)
    const own = bidsIn(auctionOf(bid)).filter((other, index) => index <= place && accountOf(other) === accountOf(bid))
    return {
      id: bid.id,
      auction: auctionOf(bid),
      bidder: accountOf(bid),
      amount: tokenText(amountOf([bid])),
      totalCake: tokenText(amountOf(own)),
      number: BigInt(place + 1),
      hash: bid.hash,
      block: bid.block,
      timestamp: bid.timestamp,
    }
  })
  return { Auction: keyed(auctions), Bidder: keyed(rows), BidderTotal: keyed(totals), Bid: keyed(log) }
}

const readExpected = async () => entitiesOf(await readEvents(chain, EVENTS, [auction.address]))

/** A bid that the contract may refuse, often equal to another's total; sometimes a change of the whitelist. */
async function step(random: () => number): Promise<void> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const bidder = pick(bidders)
  const chance = random()
  await attempt(() => {
    if (chance < 0.05) return auction.send(operator(chain), 'removeWhitelist', [[bidder]])
    if (chance < 0.2) return auction.send(operator(chain), 'addWhitelist', [bidders])
    return auction.send(bidder, 'bid', [BigInt(1 + Math.floor(random() * 4)) * BID_STEP])
  })
}

interface RankedTotal {
  readonly bidder: { readonly id: string }
  readonly totalCake: string
  readonly reachedAtBid: string
}

/** The order of the schema's comment is that of the contract. */
async function expectLeaders(id: bigint): Promise<void> {
  const { auction: found } = await indexed.ask(
    `{ auction(id: "${id}") { totals(orderBy: totalCake, orderDirection: desc) { bidder { id } totalCake reachedAtBid } } }`,
  )
  const { totals } = found as { readonly totals: readonly RankedTotal[] }
  const ranked = [...totals].sort(
    (a, b) => Number(b.totalCake) - Number(a.totalCake) || Number(a.reachedAtBid) - Number(b.reachedAtBid),
  )
  const leaders = (await auction.read('viewLeaderboard', [id])) as readonly string[]
  expect(ranked.slice(0, Number(PLAN.leaderboard)).map(({ bidder }) => bidder.id)).toEqual([...leaders].map(idOf))
}

beforeAll(async () => {
  chain = await startTestChain()
  bidders = biddersOf(chain)
  ;({ auction } = await deployFarmAuction(chain))
  indexed = await indexContracts(chain, 'farm-auctions', { auctions: { contracts: { farmAuction: auction.address } } })
})
afterAll(() => chain.stop())

describe('farm auctions subgraph', () => {
  it('has no threshold of an auction without a bid', async () => {
    await startAuction(chain, auction, { ...PLAN, blocks: 3n })
    await closeAuction(chain, auction, 1n)
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    expect(entities['Auction']?.['1']).toMatchObject({ status: 'Close', leaderboardThreshold: null })
  })

  it('derives what a plain computation from the events derives, and the ranks of the contract', async () => {
    const random = seededRandom(seed)
    for (let round = 0; round < AUCTIONS; round += 1) {
      await startAuction(chain, auction, PLAN)
      const id = (await auction.read('currentAuctionId')) as bigint
      for (let index = 0; index < BIDS; index += 1) await step(random)
      await expectLeaders(id)
      await closeAuction(chain, auction, id)
      const leaders = (await auction.read('viewLeaderboard', [id])) as readonly string[]
      await auction.send(owner(chain), 'claimAuctionLeaderboard', [id, [...leaders].slice(0, 2)])
      for (const bidder of bidders.slice(0, 4)) await attempt(() => auction.send(bidder, 'claimAuction', [id]))
    }
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    expect(await indexed.readFresh()).toEqual(entities)
    expect(Object.values(entities['BidderTotal'] ?? {}).some(({ hasClaimed }) => hasClaimed === true)).toBe(true)
  })

  it('follows an end that late bids move', async () => {
    const { endBlock } = await startAuction(chain, auction, { ...PLAN, leaderboard: 1n, blocks: 8n })
    const id = (await auction.read('currentAuctionId')) as bigint
    await auction.send(operator(chain), 'addWhitelist', [bidders])
    const [first = '', second = ''] = bidders
    await auction.send(first, 'bid', [4n * BID_STEP])
    await auction.send(second, 'bid', [5n * BID_STEP])
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    const moved = entities['Auction']?.[String(id)]?.['endBlock'] as bigint
    expect(moved).toBeGreaterThan(endBlock)
    expect(moved).toBe(((await auction.read('auctions', [id])) as { readonly endBlock: bigint }).endBlock)
    await closeAuction(chain, auction, id)
  })

  it('forgets 20 blocks that a reorganization undoes', async () => {
    await startAuction(chain, auction, { ...PLAN, blocks: 90n })
    const random = seededRandom(seed + 1)
    await expectUndone(chain, indexed, () => step(random), readExpected)
    await expectLeaders((await auction.read('currentAuctionId')) as bigint)
  })
})
