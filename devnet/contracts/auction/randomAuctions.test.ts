import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  auctionPlan,
  BID_STEP,
  biddersOf,
  closeAuction,
  deployFarmAuction,
  startAuction,
} from '../../testing/auctionFixtures.ts'
import { balanceOf, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { owner, treasury } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const AUCTIONS = 25n
const BIDS = 20
const { initialBid } = auctionPlan
const seed = testSeed()

interface ModelBid {
  readonly account: string
  amount: bigint
  /** Number of the bid with which the amount was reached. */
  reachedAt: number
}

/** Highest first, and the earlier of equal bids. */
const ranked = (bids: readonly ModelBid[]) =>
  [...bids].sort((a, b) => (a.amount === b.amount ? a.reachedAt - b.reachedAt : a.amount > b.amount ? -1 : 1))

let chain: TestChain
let token: TestContract
let auction: TestContract

beforeAll(async () => {
  chain = await startTestChain()
  ;({ token, auction } = await deployFarmAuction(chain))
})
afterAll(() => chain.stop())

it('pays every loser back and the winners to the treasury, to the base unit, over random auctions', async () => {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const bidders = biddersOf(chain)
  const atStart = await Promise.all(bidders.map((account) => balanceOf(token, account)))
  const spent = new Map<string, bigint>()
  let collected = 0n
  /** Losers who have not claimed yet. */
  const open: { readonly id: bigint; readonly account: string }[] = []

  for (let id = 1n; id <= AUCTIONS; id += 1n) {
    const places = 1 + below(bidders.length)
    await startAuction(chain, auction, { ...auctionPlan, leaderboard: BigInt(places) })
    const bids: ModelBid[] = []
    for (let step = 0; step < BIDS; step += 1) {
      const account = bidders[below(bidders.length)] ?? ''
      const found = bids.find((bid) => bid.account === account)
      // Few different amounts, so that there are ties.
      const amount = (found === undefined ? initialBid : 0n) + BID_STEP * BigInt(1 + below(3))
      await auction.send(account, 'bid', [amount])
      if (found === undefined) bids.push({ account, amount, reachedAt: step })
      else [found.amount, found.reachedAt] = [found.amount + amount, step]
    }
    await closeAuction(chain, auction, id)
    const order = ranked(bids)
    const winners = order.slice(0, places)
    const { leaderboardThreshold } = (await auction.read('auctions', [id])) as { leaderboardThreshold: bigint }
    expect(leaderboardThreshold).toBe(winners.at(-1)?.amount)
    expect([...((await auction.read('viewLeaderboard', [id])) as string[])]).toEqual(
      winners.map(({ account }) => account),
    )
    for (const { account } of bids)
      expect(await auction.read('claimable', [id, account])).toBe(winners.every((winner) => winner.account !== account))
    await auction.send(owner(chain), 'claimAuctionLeaderboard', [id, winners.map(({ account }) => account)])
    for (const { account, amount } of winners) {
      collected += amount
      spent.set(account, (spent.get(account) ?? 0n) + amount)
    }
    open.push(...order.slice(places).map(({ account }) => ({ id, account })))
    // Some claim at once, others much later.
    for (const loser of open.splice(0, below(open.length + 1)))
      await auction.send(loser.account, 'claimAuction', [loser.id])
    expect(await balanceOf(token, auction)).toBe(await readUint(auction, 'heldAmount'))
    expect(await balanceOf(token, treasury(chain))).toBe(collected)
  }

  for (const loser of open) await auction.send(loser.account, 'claimAuction', [loser.id])
  expect([await balanceOf(token, auction), await readUint(auction, 'heldAmount')]).toEqual([0n, 0n])
  expect(await readUint(auction, 'totalCollected')).toBe(collected)
  for (const [index, account] of bidders.entries())
    expect((atStart[index] ?? 0n) - (await balanceOf(token, account))).toBe(spent.get(account) ?? 0n)
})
