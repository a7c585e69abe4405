import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvents } from '../services/subgraphs/testing/contractIndex.ts'
import { auctionBidderTable, BID_PAUSE_SEC, openAuction, pastAuction } from '../tables/auctions.ts'
import { productFarmTable } from '../tables/staking.ts'
import { startScriptChain } from '../testing/scriptChain.ts'
import { balanceOf, readUint } from '../testing/stakingFixtures.ts'
import type { TestChain, TestContract } from '../testing/testChain.ts'
import { ONE } from '../testing/vaultFixtures.ts'
import { rolesOf } from './accounts.ts'
import { type Auctions, deployAuctions } from './auctions.ts'

const BID_EVENT = new Interface([
  'event AuctionBid(uint256 indexed auctionId, address indexed account, uint256 amount)',
])

let chain: TestChain
let auction: TestContract
let product: TestContract
let deployed: Auctions
let roles: ReturnType<typeof rolesOf>

beforeAll(async () => {
  const started = await startScriptChain(async (script, accounts) => {
    roles = rolesOf(accounts)
    const token = script.deploy('TestToken', ['Product', 'PRODUCT', 18, 10n ** 9n * ONE])
    await script.mine()
    return { token, auctions: await deployAuctions(script, token, { ...roles, auctioneer: accounts[24] ?? '' }) }
  })
  chain = started.chain
  deployed = started.deployed.auctions
  auction = chain.at('FarmAuction', deployed.farmAuction.address)
  product = chain.at('TestToken', started.deployed.token.address)
})
afterAll(() => chain.stop())

const addressOf = (name: string) => deployed.bidders.find((bidder) => bidder.name === name)?.address ?? ''
const leaders = async (id: bigint) => [...((await auction.read('viewLeaderboard', [id])) as readonly string[])]
const view = async (id: bigint) =>
  (await auction.read('auctions', [id])) as { readonly status: bigint; readonly leaderboardThreshold: bigint }

describe('seeded auctions', () => {
  it('have a past one that was won by projects with farms, one of which has ended', async () => {
    expect(await leaders(1n)).toEqual([addressOf('PhotonSwap'), addressOf('SyrupBar')])
    expect(await view(1n)).toMatchObject({ 0: 2n, 5: 18_500n * ONE })
    const farms = (await leaders(1n)).map((winner) => {
      const [token, quoteToken] = deployed.bidders.find(({ address }) => address === winner)?.farm ?? []
      return productFarmTable.find(({ stake }) => stake[0] === token && stake[1] === quoteToken)
    })
    expect(farms.map((farm) => [farm !== undefined, farm?.isInactive ?? false])).toEqual([
      [true, false],
      [true, true],
    ])
    expect(await balanceOf(product, roles.treasury)).toBe(42_500n * ONE)
  })

  it('leave the second user a bid to take back, which is as high as the lowest winning one', async () => {
    const [, second] = roles.users
    expect(second).toBe(addressOf('CorgiAI'))
    expect(await auction.read('claimable', [1n, second])).toBe(true)
    expect(await auction.read('claimable', [1n, addressOf(pastAuction.refunded[0])])).toBe(false)
    await chain.withSnapshot(async () => {
      const before = await balanceOf(product, second)
      await auction.send(second, 'claimAuction', [1n])
      expect((await balanceOf(product, second)) - before).toBe(18_500n * ONE)
    })
  })

  it('have an open one for three hours, in which the first user holds the last winning place', async () => {
    const [first, second] = roles.users
    expect(await readUint(auction, 'currentAuctionId')).toBe(2n)
    const { 0: status, 1: startBlock, 2: endBlock } = (await auction.read('auctions', [2n])) as readonly bigint[]
    expect([status, (endBlock ?? 0n) - (startBlock ?? 0n)]).toEqual([1n, BigInt(openAuction.blocks)])
    expect(await leaders(2n)).toEqual([addressOf('Loaded Lions'), first])
    const held = openAuction.bids.reduce((sum, [, tokens]) => sum + BigInt(tokens) * ONE, 18_500n * ONE)
    expect([await balanceOf(product, auction), await readUint(auction, 'heldAmount')]).toEqual([held, held])
    await chain.withSnapshot(async () => {
      await product.send(roles.deployer, 'transfer', [second, 11_000n * ONE])
      await product.send(second, 'approve', [auction.address, 11_000n * ONE])
      await auction.send(second, 'bid', [11_000n * ONE])
      expect(await leaders(2n)).toEqual([addressOf('Loaded Lions'), second])
    })
  })

  it('have bids at times of their own, which a chart of them needs', async () => {
    const bids = await readEvents(chain, BID_EVENT, [auction.address])
    for (const [id, { length }] of [pastAuction.bids, openAuction.bids].entries()) {
      const times = bids.flatMap(({ args, timestamp }) =>
        args['auctionId'] === BigInt(id + 1) ? [Number(timestamp)] : [],
      )
      expect(times).toEqual(Array.from({ length }, (_, index) => (times[0] ?? 0) + index * BID_PAUSE_SEC))
    }
  })

  it('have every bidder on the whitelist, and leave no balance or allowance behind', async () => {
    const [bidders] = (await auction.read('viewBidders', [0n, 500n])) as [string[]]
    expect([...bidders]).toEqual(deployed.bidders.map(({ address }) => address))
    expect(new Set(bidders).size).toBe(auctionBidderTable.length)
    for (const { name, address } of deployed.bidders) {
      const refund = pastAuction.refunded.some((refunded) => refunded === name) ? 6_000n * ONE : 0n
      expect([await balanceOf(product, address), await product.read('allowance', [address, auction.address])]).toEqual([
        refund,
        0n,
      ])
    }
  })
})
