import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auctionPlan,
  biddersOf,
  closeAuction,
  deployAuctionOf,
  deployFarmAuction,
  startAuction,
} from '../../testing/auctionFixtures.ts'
import { operator } from '../../testing/gameFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, readBlockNumber, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner, treasury } from '../../testing/vaultFixtures.ts'

const { initialBid, leaderboard } = auctionPlan
/** Blocks that a start may be ahead, at most. */
const MAX_LENGTH = 604_800n
const OPEN = 1n

let chain: TestChain
let token: TestContract
let auction: TestContract
let alice: string
let bob: string
let carol: string
let dave: string
/** Of auction 1. */
let startBlock: bigint
let endBlock: bigint

beforeAll(async () => {
  chain = await startTestChain()
  ;({ token, auction } = await deployFarmAuction(chain))
  ;[alice = '', bob = '', carol = '', dave = ''] = biddersOf(chain)
  ;({ startBlock, endBlock } = await startAuction(chain, auction))
})
afterAll(() => chain.stop())

/** Bids whole tokens. */
const bid = (account: string, tokens: bigint) => auction.send(account, 'bid', [tokens * ONE])

describe('terms', () => {
  it('of an auction are within limits, and set by the operator once the one before is closed', () =>
    chain.withSnapshot(async () => {
      const by = operator(chain)
      const start = (
        from: string,
        blocks: readonly [bigint, bigint],
        amount: bigint = initialBid,
        places: bigint = leaderboard,
      ) => auction.send(from, 'startAuction', [...blocks, amount, places])
      const from = endBlock + 1_000n
      await expect(start(by, [from, from + 10n])).rejects.toThrow('not closed')
      await closeAuction(chain, auction)
      await expect(start(alice, [from, from + 10n])).rejects.toThrow('not the operator')
      await expect(start(owner(chain), [from, from + 10n])).rejects.toThrow('not the operator')
      await expect(start(by, [startBlock, from])).rejects.toThrow('start out of range')
      const tooFar = (await readBlockNumber(chain)) + MAX_LENGTH + 2n
      await expect(start(by, [tooFar, tooFar + 10n])).rejects.toThrow('start out of range')
      for (const length of [0n, 1n, 1_001n])
        await expect(start(by, [from, from + length])).rejects.toThrow('length out of range')
      await expect(start(by, [from, from + 10n], 0n)).rejects.toThrow('first bid is 0')
      for (const places of [0n, 51n])
        await expect(start(by, [from, from + 10n], initialBid, places)).rejects.toThrow('winners out of range')
      const { events } = await start(by, [from, from + 1_000n], initialBid, 50n)
      expect(eventRows(events)).toEqual([['AuctionStart', 2n, from, from + 1_000n, initialBid, 50n]])
      expect(await readUint(auction, 'currentAuctionId')).toBe(2n)
    }))

  it('of all auctions are changed by the owner', () =>
    chain.withSnapshot(async () => {
      await expect(auction.send(alice, 'setMaxAuctionLength', [500n])).rejects.toThrow()
      for (const length of [1n, 604_801n])
        await expect(auction.send(owner(chain), 'setMaxAuctionLength', [length])).rejects.toThrow('out of range')
      await auction.send(owner(chain), 'setMaxAuctionLength', [500n])
      expect(await readUint(auction, 'maxAuctionLength')).toBe(500n)
      await expect(auction.send(alice, 'setOperatorAddress', [alice])).rejects.toThrow()
      await auction.send(owner(chain), 'setOperatorAddress', [alice])
      await auction.send(alice, 'addWhitelist', [[owner(chain)]])
      await expect(auction.send(operator(chain), 'removeWhitelist', [[bob]])).rejects.toThrow('not the operator')
      const params = [token.address, alice, bob, 500n]
      await expect(chain.deploy('FarmAuction', [[...params, 3_601n]])).rejects.toThrow('extension is too long')
    }))
})

it('cannot be re-entered by an owner who recovers tokens while a bid is paid back', () =>
  chain.withSnapshot(async () => {
    const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
    const other = await deployAuctionOf(chain, hooked)
    const { account, run, arm, tried } = await deployReenterer(chain)
    for (const to of [account.address, alice, other.address]) await hooked.send(alice, 'mint', [to, 1_000n * ONE])
    await hooked.send(alice, 'approve', [other.address, 1_000n * ONE])
    await run(hooked, 'approve(address,uint256)', [other.address, 1_000n * ONE])
    await other.send(operator(chain), 'addWhitelist', [[alice, account.address]])
    await other.send(owner(chain), 'transferOwnership', [account.address])
    await startAuction(chain, other, { ...auctionPlan, leaderboard: 1n })
    await run(other, 'bid(uint256)', [initialBid])
    await other.send(alice, 'bid', [2n * initialBid])
    await closeAuction(chain, other)
    await hooked.send(alice, 'setHook', [account.address])
    await arm(other, 'recoverToken(address,uint256)', [hooked.address, 1n])
    await run(other, 'claimAuction(uint256)', [1n])
    expect(await tried()).toEqual([1n, 0n])
    expect(await balanceOf(hooked, other)).toBe(1_000n * ONE + 2n * initialBid)
  }))

describe('pages', () => {
  it('list the whitelist, without doubles', () =>
    chain.withSnapshot(async () => {
      const { events } = await auction.send(operator(chain), 'addWhitelist', [[alice, owner(chain), owner(chain)]])
      expect(eventRows(events)).toEqual([['WhitelistAdd', owner(chain)]])
      const first = (await auction.read('viewBidders', [0n, 4n])) as [string[], bigint]
      const second = (await auction.read('viewBidders', [first[1], 500n])) as [string[], bigint]
      expect([...first[0], ...second[0]]).toEqual([...biddersOf(chain), owner(chain)])
      expect([first[1], second[1]]).toEqual([4n, 7n])
      await auction.send(operator(chain), 'removeWhitelist', [[alice, treasury(chain)]])
      const [left] = (await auction.read('viewBidders', [0n, 500n])) as [string[], bigint]
      expect(left).toHaveLength(6)
      expect(left).not.toContain(alice)
    }))

  it('list auctions, the bids of an auction and the auctions of a bidder', () =>
    chain.withSnapshot(async () => {
      for (const account of [alice, bob, carol, dave]) await bid(account, 100n)
      await closeAuction(chain, auction)
      await auction.send(dave, 'claimAuction', [1n])
      await startAuction(chain, auction)
      await bid(dave, 120n)
      const page = async (fn: string, args: readonly unknown[]) => (await auction.read(fn, args)) as unknown[]
      const rows = (value: unknown) => [...(value as unknown[])].map((row) => [...(row as unknown[])])
      const [bids, next] = await page('viewBidsPerAuction', [1n, 2n, 500n])
      expect([rows(bids), next]).toEqual([
        [
          [carol, 100n * ONE, false],
          [dave, 100n * ONE, true],
        ],
        4n,
      ])
      const [ids, amounts, claimed, cursor] = await page('viewBidderAuctions', [dave, 0n, 500n])
      expect([[...(ids as bigint[])], [...(amounts as bigint[])], [...(claimed as boolean[])], cursor]).toEqual([
        [1n, 2n],
        [100n * ONE, 120n * ONE],
        [true, false],
        2n,
      ])
      const [auctions, last] = await page('viewAuctions', [1n, 500n])
      expect([rows(auctions).map(([status]) => status), last]).toEqual([[OPEN], 2n])
      const [none, end] = await page('viewAuctions', [9n, 500n])
      expect([none, end]).toEqual([[], 9n])
      expect([...((await auction.read('auctions', [7n])) as bigint[])]).toEqual([0n, 0n, 0n, 0n, 0n, 0n])
    }))
})
