import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nftCollectionTable, nftGifts, nftHistory } from '../tables/market.ts'
import { type DeployedNftMarket, deployMarketOn } from '../testing/marketFixtures.ts'
import { balanceOf } from '../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../testing/testChain.ts'
import { ONE } from '../testing/vaultFixtures.ts'

const OPEN = 1n
const CLOSED = 2n

let chain: TestChain
let deployed: DeployedNftMarket

beforeAll(async () => {
  chain = await startTestChain()
  deployed = await deployMarketOn(chain)
})
afterAll(() => chain.stop())

async function asksOf(name: keyof DeployedNftMarket['collections'], seller?: string) {
  const { market, collections } = deployed
  const [fn, args] =
    seller === undefined
      ? ['viewAsksByCollection', [collections[name].address, 0n, 1_000n]]
      : ['viewAsksByCollectionAndSeller', [collections[name].address, seller, 0n, 1_000n]]
  const [ids, infos] = (await market.read(fn, args)) as [readonly bigint[], readonly { readonly price: bigint }[]]
  return new Map(ids.map((id, index) => [Number(id), infos[index]?.price ?? 0n]))
}

describe('seeded NFT market', () => {
  it('has all collections, one of them closed, and none that is hostile', async () => {
    const [addresses, details] = (await deployed.market.read('viewCollections', [0n, 10n])) as [
      readonly string[],
      readonly { readonly status: bigint; readonly creatorFee: bigint }[],
    ]
    expect(addresses).toEqual(nftCollectionTable.map(({ contract }) => deployed.collections[contract].address))
    expect(details.map(({ status }) => status)).toEqual([OPEN, OPEN, OPEN, CLOSED])
    expect(details.map(({ creatorFee }) => creatorFee)).toEqual([0n, 500n, 100n, 0n])
    expect(await deployed.hostile.read('name')).toBe('Horizons')
  })

  it('lists tokens of both users, the traders and the artist, at the prices of the last change', async () => {
    const { users, traders, artist } = deployed.roles
    expect(await asksOf('TenThousandNights', users[0])).toEqual(new Map([[101, 55n * ONE]]))
    expect(await asksOf('Selvage', users[0])).toEqual(new Map([[3, 220n * ONE]]))
    expect(await asksOf('Horizons', users[1])).toEqual(new Map([[21, 190n * ONE]]))
    expect(await asksOf('Gnomons', users[1])).toEqual(new Map([[6, 350n * ONE]]))
    expect((await asksOf('TenThousandNights', artist)).size).toBe(60)
    expect(await asksOf('Selvage', traders[0])).toEqual(new Map([[31, 150n * ONE]]))
    const horizons = deployed.collections.Horizons
    expect(await horizons.read('ownerOf', [13])).toBe(users[0])
    expect([...((await deployed.market.read('canTokensBeListed', [horizons.address, [12, 13]])) as boolean[])]).toEqual(
      [false, true],
    )
  })

  it('leaves the users the wrapped CRO they had, and the treasury and the artist something to claim', async () => {
    const { users, artist, treasury } = deployed.roles
    for (const user of users) expect(await balanceOf(deployed.wcro, user)).toBe(0n)
    const sales = nftHistory.flat().flatMap((step) => (step.kind === 'buy' ? [step] : []))
    const owed = sales.reduce(
      (sum, { price, token: [contract] }) => {
        const { creatorFeeBps } = nftCollectionTable.find((row) => row.contract === contract)!
        const wei = BigInt(price) * ONE
        return { trading: sum.trading + (wei * 200n) / 10_000n, creator: sum.creator + (wei * creatorFeeBps) / 10_000n }
      },
      { trading: 0n, creator: 0n },
    )
    expect(await deployed.market.read('pendingRevenue', [treasury])).toBe(owed.trading)
    expect(await deployed.market.read('pendingRevenue', [artist])).toBe(owed.creator)
    expect(await balanceOf(deployed.wcro, deployed.market)).toBe(owed.trading + owed.creator)
  })

  it('gives every person tokens to sell, which the collections list by owner', async () => {
    const { users } = deployed.roles
    const user = users[2] ?? ''
    for (const name of ['Selvage', 'TenThousandNights'] as const) {
      const [first, count] = nftGifts[name].user2!
      const collection = deployed.collections[name]
      expect(await collection.read('balanceOf', [user])).toBe(BigInt(count))
      for (let index = 0; index < count; index += 1)
        expect(await collection.read('tokenOfOwnerByIndex', [user, index])).toBe(BigInt(first + index))
    }
    const sold = await deployed.collections.TenThousandNights.read('ownerOf', [1_001])
    expect(sold).toBe(users[0])
  })
})
