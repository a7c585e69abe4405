import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auctionPlan, biddersOf, deployFarmAuction } from '../testing/auctionFixtures.ts'
import { operator } from '../testing/gameFixtures.ts'
import { mineTo, readBlockNumber, readUint } from '../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../testing/testChain.ts'
import { unlockedAccount } from './account.ts'
import { auctionJob, nextAuctionAction } from './auctionJob.ts'
import { Keeper } from './keeper.ts'

const TERMS = {
  leadBlocks: 20,
  lengthBlocks: 50,
  pauseBlocks: 0,
  initialBidAmount: auctionPlan.initialBid,
  leaderboard: 2,
} as const
const STATUS = { open: 1n, close: 2n } as const

describe('next action of the farm auctions', () => {
  it.each([
    ['starts the first auction', 0, 0, 500, 'start'],
    ['starts the next one', 2, 400, 500, 'start'],
    ['waits for the end block', 1, 501, 500, undefined],
    ['closes from the end block on', 1, 500, 500, 'close'],
    ['closes late', 1, 300, 500, 'close'],
  ] as const)('%s', (_, status, endBlock, number, action) => {
    expect(nextAuctionAction({ status, endBlock }, { number, timeSec: 1 }, 0)).toBe(action)
  })

  it.each([
    ['starts the first auction at once', 0, 0, 500, 'start'],
    ['leaves the close to others', 1, 441, 500, undefined],
    ['closes after the pause', 1, 440, 500, 'close'],
    ['leaves the closed auction', 2, 381, 500, undefined],
    ['starts the next one after another pause', 2, 380, 500, 'start'],
  ] as const)('%s', (_, status, endBlock, number, action) => {
    expect(nextAuctionAction({ status, endBlock }, { number, timeSec: 1 }, 60)).toBe(action)
  })
})

describe('auction job', () => {
  let chain: TestChain
  let auction: TestContract
  beforeAll(async () => {
    chain = await startTestChain()
    ;({ auction } = await deployFarmAuction(chain))
  })
  afterAll(() => chain.stop())

  const view = async (id: bigint) =>
    (await auction.read('auctions', [id])) as {
      readonly status: bigint
      readonly startBlock: bigint
      readonly endBlock: bigint
    }

  /** Lets a keeper look once, and waits for what it has sent: the node answers before it mines. */
  async function tick(keeper: Keeper): Promise<void> {
    await keeper.tick()
    const count = (block: string) => chain.rpc.send('eth_getTransactionCount', [operator(chain), block])
    await expect.poll(async () => (await count('pending')) === (await count('latest'))).toBe(true)
  }

  it('starts auctions, closes them at their end, also if that has moved, and starts the next ones', async () => {
    const lines: string[] = []
    const keeper = new Keeper({
      rpc: chain.rpc,
      account: unlockedAccount(chain.rpc, operator(chain)),
      jobs: [auctionJob(chain.rpc, auction.address, TERMS)],
      log: (line) => lines.push(line),
    })
    const [alice = '', bob = '', carol = ''] = biddersOf(chain)
    const before = await readBlockNumber(chain)
    await tick(keeper)
    expect(await readUint(auction, 'currentAuctionId')).toBe(1n)
    const { startBlock, endBlock } = await view(1n)
    expect([startBlock - before, endBlock - startBlock]).toEqual([20n, 50n])
    await tick(keeper)
    expect(await readUint(auction, 'currentAuctionId')).toBe(1n)
    await mineTo(chain, startBlock)
    for (const account of [alice, bob]) await auction.send(account, 'bid', [auctionPlan.initialBid])
    await mineTo(chain, endBlock - 2n)
    await auction.send(carol, 'bid', [2n * auctionPlan.initialBid])
    const moved = (await view(1n)).endBlock
    expect(moved).toBe(endBlock - 1n + auctionPlan.extensionBlocks)
    await mineTo(chain, moved - 1n)
    await tick(keeper)
    expect((await view(1n)).status).toBe(STATUS.open)
    await mineTo(chain, moved)
    await tick(keeper)
    expect((await view(1n)).status).toBe(STATUS.close)
    await tick(keeper)
    expect([await readUint(auction, 'currentAuctionId'), (await view(2n)).status]).toEqual([2n, STATUS.open])
    await auction.send(bob, 'claimAuction', [1n])
    expect(keeper.health().isHealthy).toBe(true)
    expect(lines.every((line) => line.includes('mined'))).toBe(true)
  })
})
