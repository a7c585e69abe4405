import { ZeroAddress } from 'ethers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { artist, deployMarketWithCollection, marketAdmin, priceRange } from '../../testing/marketFixtures.ts'
import { balanceOf, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { approve, ONE, treasury } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const STEPS = 150
const TOKENS = 30

interface Listing {
  readonly seller: string
  readonly price: bigint
  readonly fees: readonly [bigint, bigint]
}

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain.stop())

it('random listings, changes of prices and fees, purchases and claims pay out every wei', async () => {
  const random = seededRandom(testSeed())
  const { wcro, market, collection } = await deployMarketWithCollection(chain)
  const users = usersOf(chain)
  await approve(wcro, market, users)
  for (const user of users) await wcro.send(user, 'deposit', [], 1_000_000n * ONE)
  const below = (limit: number) => Math.floor(random() * limit)
  const owners = Array.from({ length: TOKENS }, (_, index) => users[Math.floor(index / 10)] ?? '')
  const listings = new Map<number, Listing>()
  const expected = new Map<string, bigint>([...users.map((user) => [user, 1_000_000n * ONE] as const)])
  const pending = new Map<string, bigint>()
  const add = (to: Map<string, bigint>, account: string, amount: bigint) =>
    to.set(account, (to.get(account) ?? 0n) + amount)
  let fees: readonly [bigint, bigint] = [200n, 500n]
  // Odd prices at every scale.
  const drawPrice = () => priceRange.minimum + BigInt(Math.floor(10 ** (3 + random() * 16))) * BigInt(1 + below(500))

  async function step(): Promise<void> {
    const id = below(TOKENS) + 1
    const listing = listings.get(id)
    const owner = owners[id - 1] ?? ''
    const kind = random()
    if (kind < 0.08) {
      const trading = BigInt(below(600))
      fees = [trading, BigInt(1 + below(400))]
      const args = [collection.address, artist(chain), ZeroAddress, ...fees]
      await market.send(marketAdmin(chain), 'modifyCollection', args)
    } else if (kind < 0.16) {
      const account = random() < 0.5 ? treasury(chain) : artist(chain)
      const amount = pending.get(account) ?? 0n
      if (amount === 0n) return
      await market.send(account, 'claimPendingRevenue')
      pending.delete(account)
      add(expected, account, amount)
    } else if (listing === undefined) {
      const price = drawPrice()
      await market.send(owner, 'createAskOrder', [collection.address, id, price])
      listings.set(id, { seller: owner, price, fees })
    } else if (kind < 0.3) {
      await market.send(owner, 'cancelAskOrder', [collection.address, id])
      listings.delete(id)
    } else if (kind < 0.45) {
      const price = drawPrice()
      await market.send(owner, 'modifyAskOrder', [collection.address, id, price])
      listings.set(id, { ...listing, price })
    } else await buy(id, listing)
  }

  async function buy(id: number, { seller, price, fees: [trading, creatorFee] }: Listing): Promise<void> {
    const buyer = users.filter((user) => user !== seller)[below(2)] ?? ''
    if (random() < 0.5) {
      await market.send(buyer, 'buyTokenUsingWBNB', [collection.address, id, price])
      add(expected, buyer, -price)
    } else await market.send(buyer, 'buyTokenUsingBNB', [collection.address, id], price)
    const toTreasury = (price * (trading < fees[0] ? trading : fees[0])) / 10_000n
    const toCreator = (price * (creatorFee < fees[1] ? creatorFee : fees[1])) / 10_000n
    add(pending, treasury(chain), toTreasury)
    add(pending, artist(chain), toCreator)
    add(expected, seller, price - toTreasury - toCreator)
    listings.delete(id)
    owners[id - 1] = buyer
  }

  for (let count = 0; count < STEPS; count += 1) {
    await step()
    const owed = [...pending.values()].reduce((sum, amount) => sum + amount, 0n)
    expect(await balanceOf(wcro, market)).toBe(owed)
  }
  for (const [account, amount] of expected) expect(await balanceOf(wcro, account)).toBe(amount)
  for (const [account, amount] of pending) expect(await readUint(market, 'pendingRevenue', [account])).toBe(amount)
  for (let id = 1; id <= TOKENS; id += 1)
    expect(await collection.read('ownerOf', [id])).toBe(listings.has(id) ? market.address : owners[id - 1])
  const [ids] = (await market.read('viewAsksByCollection', [collection.address, 0n, 100n])) as [bigint[]]
  expect(new Set(ids)).toEqual(new Set([...listings.keys()].map(BigInt)))
  for (const user of users) {
    const args = [collection.address, user, 0n, 100n]
    const [own] = (await market.read('viewAsksByCollectionAndSeller', args)) as [bigint[]]
    const listed = [...listings].filter(([, { seller }]) => seller === user).map(([id]) => BigInt(id))
    expect(new Set(own)).toEqual(new Set(listed))
  }
})
