import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auctionPlan,
  biddersOf,
  closeAuction,
  deployAuctionOf,
  deployFarmAuction,
  sendAt,
  startAuction,
} from '../../testing/auctionFixtures.ts'
import { operator } from '../../testing/gameFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner, treasury } from '../../testing/vaultFixtures.ts'

const { extensionBlocks, initialBid, leaderboard } = auctionPlan
const CLOSED = 2n

let chain: TestChain
let token: TestContract
let auction: TestContract
let alice: string
let bob: string
let carol: string
let dave: string
let erin: string
/** Of auction 1. */
let endBlock: bigint

beforeAll(async () => {
  chain = await startTestChain()
  ;({ token, auction } = await deployFarmAuction(chain))
  ;[alice = '', bob = '', carol = '', dave = '', erin = ''] = biddersOf(chain)
  ;({ endBlock } = await startAuction(chain, auction))
})
afterAll(() => chain.stop())

interface AuctionState {
  readonly status: bigint
  readonly endBlock: bigint
  readonly leaderboardThreshold: bigint
}

async function view(id = 1n): Promise<AuctionState> {
  const { status, endBlock: end, leaderboardThreshold } = (await auction.read('auctions', [id])) as AuctionState
  return { status, endBlock: end, leaderboardThreshold }
}
/** Bids whole tokens. */
const bid = (account: string, tokens: bigint) => auction.send(account, 'bid', [tokens * ONE])
const leaders = async (id = 1n) => [...((await auction.read('viewLeaderboard', [id])) as readonly string[])]
const claim = (account: string, id = 1n) => auction.send(account, 'claimAuction', [id])
const collect = (bidders: readonly string[], from = dave) =>
  auction.send(from, 'claimAuctionLeaderboard', [1n, bidders])
const claimable = (account: string, id = 1n) => auction.read('claimable', [id, account])

describe('a bid', () => {
  it('is a multiple of 10 tokens, first at least the initial amount, and adds to the one before', () =>
    chain.withSnapshot(async () => {
      await expect(auction.send(alice, 'bid', [initialBid - 10n * ONE])).rejects.toThrow('first bid is too low')
      for (const amount of [0n, initialBid + 1n, initialBid + 5n * ONE])
        await expect(auction.send(alice, 'bid', [amount])).rejects.toThrow('not a multiple of 10')
      const before = await balanceOf(token, alice)
      await bid(alice, 100n)
      const { events } = await bid(alice, 10n)
      expect(eventRows(events)).toEqual([['AuctionBid', 1n, alice, 10n * ONE]])
      expect(before - (await balanceOf(token, alice))).toBe(110n * ONE)
      expect(await balanceOf(token, auction)).toBe(110n * ONE)
      expect([...((await auction.read('auctionBids', [1n, alice])) as unknown[])]).toEqual([110n * ONE, false])
    }))

  it('is accepted strictly between the start block and the end block', () =>
    chain.withSnapshot(async () => {
      await closeAuction(chain, auction)
      const latest = BigInt(Number(await chain.rpc.send('eth_blockNumber')))
      const start = latest + 5n
      await auction.send(operator(chain), 'startAuction', [start, start + 10n, initialBid, leaderboard])
      await expect(sendAt(chain, start, () => bid(alice, 100n))).rejects.toThrow('has not started')
      await sendAt(chain, start + 1n, () => bid(alice, 100n))
      await sendAt(chain, start + 9n, () => bid(bob, 100n))
      await expect(bid(carol, 100n)).rejects.toThrow('auction is over')
      await auction.send(carol, 'closeAuction', [2n])
      await expect(bid(carol, 100n)).rejects.toThrow('not open')
    }))

  it('is for whitelisted accounts, and stays when an account is removed', () =>
    chain.withSnapshot(async () => {
      await expect(bid(owner(chain), 100n)).rejects.toThrow('not whitelisted')
      await bid(alice, 100n)
      await auction.send(operator(chain), 'removeWhitelist', [[alice]])
      await expect(bid(alice, 10n)).rejects.toThrow('not whitelisted')
      expect([await auction.read('whitelisted', [alice]), await leaders()]).toEqual([false, [alice]])
    }))

  it('needs an auction that has started', () =>
    chain.withSnapshot(async () => {
      const fresh = await deployAuctionOf(chain, token)
      await fresh.send(operator(chain), 'addWhitelist', [[alice]])
      await expect(fresh.send(alice, 'bid', [initialBid])).rejects.toThrow('not open')
    }))
})

describe('the leaderboard', () => {
  it('has the highest bids, best first, with as many places as there are winners', () =>
    chain.withSnapshot(async () => {
      for (const [account, tokens] of [
        [alice, 100n],
        [bob, 300n],
        [carol, 200n],
        [dave, 110n],
      ] as const)
        await bid(account, tokens)
      expect(await leaders()).toEqual([bob, carol, dave])
      await bid(alice, 150n)
      expect(await leaders()).toEqual([bob, alice, carol])
      await bid(carol, 110n)
      expect(await leaders()).toEqual([carol, bob, alice])
      await bid(carol, 10n)
      expect(await leaders()).toEqual([carol, bob, alice])
    }))

  it('ranks the earlier of equal bids first, also at the border', () =>
    chain.withSnapshot(async () => {
      await bid(alice, 100n)
      for (const account of [bob, carol, dave, erin]) await bid(account, 200n)
      expect(await leaders()).toEqual([bob, carol, dave])
      // A bid counts from when its amount was reached: alice has bid before all others.
      await bid(alice, 100n)
      expect(await leaders()).toEqual([bob, carol, dave])
      await bid(bob, 10n)
      await bid(dave, 10n)
      expect(await leaders()).toEqual([bob, dave, carol])
      await closeAuction(chain, auction)
      expect((await view()).leaderboardThreshold).toBe(200n * ONE)
      expect([await claimable(carol), await claimable(erin), await claimable(alice)]).toEqual([false, true, true])
      await claim(erin)
      await expect(claim(carol)).rejects.toThrow('bid has won')
      await expect(collect([erin])).rejects.toThrow('claimed already')
      await expect(collect([alice])).rejects.toThrow('has not won')
      await collect([carol, bob, dave])
      await claim(alice)
      expect(await balanceOf(token, auction)).toBe(0n)
    }))
})

describe('the end', () => {
  it('is closed by anyone, from the end block on, once, with the last winner as the threshold', () =>
    chain.withSnapshot(async () => {
      for (const [account, tokens] of [
        [alice, 150n],
        [bob, 130n],
        [carol, 140n],
        [dave, 120n],
      ] as const)
        await bid(account, tokens)
      await expect(sendAt(chain, endBlock - 1n, () => auction.send(erin, 'closeAuction', [1n]))).rejects.toThrow(
        'not over',
      )
      const { events } = await auction.send(erin, 'closeAuction', [1n])
      expect(eventRows(events)).toEqual([['AuctionClose', 1n, 130n * ONE, 4n]])
      expect(await view()).toMatchObject({ status: CLOSED, leaderboardThreshold: 130n * ONE })
      // In the original, the operator could close again with another threshold.
      for (const from of [erin, operator(chain), owner(chain)])
        await expect(auction.send(from, 'closeAuction', [1n])).rejects.toThrow('not open')
      await expect(auction.send(erin, 'closeAuction', [0n])).rejects.toThrow('not open')
      await expect(auction.send(erin, 'closeAuction', [2n])).rejects.toThrow('not open')
    }))

  it('lets everyone win if there are fewer bids than places, and may come without bids', () =>
    chain.withSnapshot(async () => {
      await bid(alice, 150n)
      await bid(bob, 110n)
      await closeAuction(chain, auction)
      expect((await view()).leaderboardThreshold).toBe(110n * ONE)
      await collect([alice, bob])
      await startAuction(chain, auction)
      await closeAuction(chain, auction, 2n)
      expect(await view(2n)).toMatchObject({ status: CLOSED, leaderboardThreshold: 0n })
    }))

  it('moves when a late bid takes the place of another, so that this one can respond', () =>
    chain.withSnapshot(async () => {
      for (const account of [alice, bob, carol]) await bid(account, 100n)
      // Just early enough.
      await sendAt(chain, endBlock - extensionBlocks, () => bid(dave, 110n))
      expect((await view()).endBlock).toBe(endBlock)
      // More for a place that is held already takes none.
      await bid(dave, 10n)
      expect((await view()).endBlock).toBe(endBlock)
      const { events, blockNumber } = await sendAt(chain, endBlock - 1n, () => bid(carol, 100n))
      const extended = endBlock - 1n + extensionBlocks
      expect([BigInt(blockNumber), (await view()).endBlock]).toEqual([endBlock - 1n, extended])
      expect(eventRows(events)).toContainEqual(['AuctionExtend', 1n, extended])
      await expect(auction.send(erin, 'closeAuction', [1n])).rejects.toThrow('not over')
      await sendAt(chain, extended - 1n, () => bid(bob, 30n))
      expect((await view()).endBlock).toBe(extended - 1n + extensionBlocks)
    }))

  it('does not move for a bid that takes no place', () =>
    chain.withSnapshot(async () => {
      await bid(alice, 100n)
      await sendAt(chain, endBlock - 3n, () => bid(bob, 100n))
      await bid(carol, 100n)
      await bid(dave, 100n)
      expect((await view()).endBlock).toBe(endBlock)
    }))

  it('moves twenty times at most', () =>
    chain.withSnapshot(async () => {
      await closeAuction(chain, auction)
      const started = await startAuction(chain, auction, { ...auctionPlan, leaderboard: 1n })
      const latest = await readUint(auction, 'lastEndBlock', [2n])
      expect(latest).toBe(started.endBlock + 20n * extensionBlocks)
      await bid(alice, 100n)
      let end = started.endBlock
      for (let round = 0n; end < latest; round += 1n) {
        // Two bidders outbid each other in the last block.
        const tokens = round < 2n ? 110n + round * 10n : 20n
        await sendAt(chain, end - 1n, () => bid(round % 2n === 0n ? bob : carol, tokens))
        ;({ endBlock: end } = await view(2n))
      }
      expect(end).toBe(latest)
      await sendAt(chain, end - 1n, () => bid(erin, 5_000n))
      expect((await view(2n)).endBlock).toBe(latest)
      await auction.send(alice, 'closeAuction', [2n])
    }))
})

describe('claims', () => {
  it('pay a loser back once, after the close, and nobody else', () =>
    chain.withSnapshot(async () => {
      for (const [account, tokens] of [
        [alice, 150n],
        [bob, 130n],
        [carol, 140n],
        [dave, 120n],
      ] as const)
        await bid(account, tokens)
      await expect(claim(dave)).rejects.toThrow('not closed')
      await expect(collect([alice])).rejects.toThrow('not closed')
      expect(await claimable(dave)).toBe(false)
      await closeAuction(chain, auction)
      expect([await claimable(dave), await claimable(alice), await claimable(erin)]).toEqual([true, false, false])
      const before = await balanceOf(token, dave)
      const { events } = await claim(dave)
      expect(eventRows(events)).toEqual([['AuctionClaim', 1n, dave, 120n * ONE, false]])
      expect((await balanceOf(token, dave)) - before).toBe(120n * ONE)
      expect(await claimable(dave)).toBe(false)
      await expect(claim(dave)).rejects.toThrow('claimed already')
      await expect(claim(alice)).rejects.toThrow('bid has won')
      await expect(claim(erin)).rejects.toThrow('no bid')
    }))

  it("pay winners' bids to the treasury, whoever asks, once", () =>
    chain.withSnapshot(async () => {
      for (const account of [alice, bob, carol]) await bid(account, 100n)
      await bid(dave, 110n)
      await closeAuction(chain, auction)
      await expect(collect([alice, carol])).rejects.toThrow('has not won')
      await expect(collect([alice, alice])).rejects.toThrow('claimed already')
      await expect(collect([erin])).rejects.toThrow('no bid')
      const { events } = await collect([alice, dave], erin)
      expect(eventRows(events)).toEqual([
        ['AuctionClaim', 1n, alice, 100n * ONE, true],
        ['AuctionClaim', 1n, dave, 110n * ONE, true],
      ])
      expect(await balanceOf(token, treasury(chain))).toBe(210n * ONE)
      await expect(collect([alice])).rejects.toThrow('claimed already')
      await collect([bob])
      await claim(carol)
      expect(await readUint(auction, 'totalCollected')).toBe(310n * ONE)
      expect([await balanceOf(token, auction), await readUint(auction, 'heldAmount')]).toEqual([0n, 0n])
    }))

  it('can be made for an old auction while another one runs', () =>
    chain.withSnapshot(async () => {
      for (const account of [alice, bob, carol, dave]) await bid(account, 100n)
      await closeAuction(chain, auction)
      await startAuction(chain, auction)
      await bid(dave, 200n)
      await claim(dave)
      await expect(claim(dave, 2n)).rejects.toThrow('not closed')
      expect(await readUint(auction, 'heldAmount')).toBe(500n * ONE)
    }))

  it('leave bids out of the reach of the owner, who can only recover what was sent by mistake', () =>
    chain.withSnapshot(async () => {
      await bid(alice, 100n)
      await token.send(bob, 'transfer', [auction.address, 7n])
      const recover = (from: string, amount: bigint) => auction.send(from, 'recoverToken', [token.address, amount])
      await expect(recover(alice, 7n)).rejects.toThrow()
      await expect(recover(owner(chain), 8n)).rejects.toThrow('more than was sent by mistake')
      await recover(owner(chain), 7n)
      expect(await balanceOf(token, auction)).toBe(100n * ONE)
      const other = await chain.deploy('HookToken', ['Other', 'OTHER'])
      await other.send(alice, 'mint', [auction.address, 5n])
      await auction.send(owner(chain), 'recoverToken', [other.address, 5n])
      expect(await balanceOf(other, owner(chain))).toBe(5n)
    }))

  it('cannot be re-entered by a token that calls back', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      const other = await deployAuctionOf(chain, hooked)
      const { account, run, arm, tried } = await deployReenterer(chain)
      await hooked.send(alice, 'mint', [account.address, 1_000n * ONE])
      await hooked.send(alice, 'mint', [alice, 1_000n * ONE])
      await hooked.send(alice, 'approve', [other.address, 1_000n * ONE])
      await run(hooked, 'approve(address,uint256)', [other.address, 1_000n * ONE])
      await other.send(operator(chain), 'addWhitelist', [[alice, account.address]])
      await startAuction(chain, other, { ...auctionPlan, leaderboard: 1n })
      await hooked.send(alice, 'setHook', [account.address])
      await arm(other, 'bid(uint256)', [initialBid])
      await run(other, 'bid(uint256)', [initialBid])
      expect(await tried()).toEqual([1n, 0n])
      await other.send(alice, 'bid', [2n * initialBid])
      await closeAuction(chain, other)
      await arm(other, 'claimAuction(uint256)', [1n])
      await run(other, 'claimAuction(uint256)', [1n])
      expect(await tried()).toEqual([3n, 0n])
      await other.send(bob, 'claimAuctionLeaderboard', [1n, [alice]])
      expect(await tried()).toEqual([4n, 0n])
      expect(await balanceOf(hooked, account.address)).toBe(1_000n * ONE)
      expect(await balanceOf(hooked, other)).toBe(0n)
    }))
})
