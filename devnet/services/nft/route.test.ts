import type { IncomingMessage } from 'node:http'
import { ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addHostileCollection, type DeployedNftMarket, deployMarketOn } from '../../testing/marketFixtures.ts'
import { deployBunnies, ROLE } from '../../testing/profileFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'
import { nftRoute } from './route.ts'

interface Token {
  readonly tokenId: string
  readonly name: string
  readonly description: string
  readonly image: { readonly original: string; readonly thumbnail: string }
  readonly attributes: readonly { readonly traitType: string; readonly value: string }[]
}
interface Listed<T> {
  readonly total: number
  readonly attributesDistribution: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly data: readonly T[]
}

/** More than a page has. */
const BUNNIES = 102

let chain: TestChain
let deployed: DeployedNftMarket
let nights: string
let hostile: string
let bunnies: TestContract
let route: ReturnType<typeof nftRoute>

beforeAll(async () => {
  chain = await startTestChain()
  deployed = await deployMarketOn(chain)
  nights = deployed.collections.TenThousandNights.address
  hostile = deployed.hostile.address
  const { market, roles } = deployed
  await addHostileCollection(chain, { market, hostile: deployed.hostile, admin: roles.market }, [1, 2, 4, 8, 9, 10, 11])
  const [, user = ''] = chain.accounts
  for (const id of [1, 2, 4, 8, 9, 10, 11]) await market.send(user, 'createAskOrder', [hostile, id, ONE])
  bunnies = await addBunnyCollection(market)
  route = nftRoute(chain.rpc, { market: market.address, bunnies: bunnies.address })
})
afterAll(() => chain.stop())

/** Bunnies of two kinds. */
async function addBunnyCollection(market: TestContract): Promise<TestContract> {
  const collection = await deployBunnies(chain, [0n, 1n])
  await collection.send(owner(chain), 'grantRole', [ROLE.minter, owner(chain)])
  for (let index = 0; index < BUNNIES; index += 1)
    await collection.send(owner(chain), 'mint', [owner(chain), BigInt(index % 2)])
  const terms = [collection.address, ZeroAddress, ZeroAddress, 200n, 0n]
  await market.send(deployed.roles.market, 'addCollection', terms)
  return collection
}

async function get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await route(new URL(`/nft${path}`, 'http://localhost'), {} as IncomingMessage)
  return { status: answer!.status, body: JSON.parse(String(answer!.body)) as unknown }
}
const list = async <T = Token>(path: string) => (await get(path)).body as Listed<T>
const idsOf = ({ data }: Listed<Token>) => data.map(({ tokenId }) => tokenId)

describe('collections', () => {
  it('are those of the market, with what they say about themselves', async () => {
    const { total, data } = await list<Readonly<Record<string, string>>>('/collections')
    expect(total).toBe(6)
    expect(data.map(({ name, totalSupply }) => [name, totalSupply])).toEqual([
      ['Horizons', '200'],
      ['Selvage', '300'],
      ['Ten Thousand Nights', '10000'],
      ['Gnomons', '120'],
      ['Horizons', ''],
      ['Bunnies', '102'],
    ])
    expect(data[2]).toMatchObject({
      address: nights.toLowerCase(),
      symbol: 'NIGHT',
      description: 'Ten thousand night skies, no two with the same stars.',
      avatar: expect.stringMatching(/^data:image\/svg\+xml;base64,/) as string,
      createdAt: expect.stringMatching(/^20\d\d-/) as string,
    })
    const one = await get(`/collections/${nights.toUpperCase().replace('0X', '0x')}`)
    expect(one).toEqual({ status: 200, body: { data: data[2] } })
  })

  it.each([
    ['/collections/0x12', 400],
    [`/collections/0x${'12'.repeat(20)}`, 404],
    ['/', 404],
    ['/tokens', 404],
  ])('does not serve %s', async (path, status) => {
    expect(await get(path)).toMatchObject({ status, body: { error: expect.any(String) as string } })
  })
})

describe('tokens', () => {
  it('come in pages, 100 by default, with the traits of all of them', async () => {
    const first = await list(`/collections/${nights}/tokens`)
    expect([first.total, first.data.length]).toEqual([10_000, 100])
    expect(first.data[0]).toMatchObject({
      tokenId: '1',
      name: 'Ten Thousand Nights #1',
      collection: { name: 'Ten Thousand Nights' },
    })
    expect(first.data[0]?.attributes.map(({ traitType }) => traitType)).toEqual([
      'Sky',
      'Figure',
      'Moon',
      'Sign',
      'Horizon',
    ])
    expect(first.data.every(({ image }) => image.original.startsWith('data:image/svg+xml;base64,'))).toBe(true)
    for (const counts of Object.values(first.attributesDistribution))
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(10_000)
    expect(idsOf(await list(`/collections/${nights}/tokens?page=3&size=2`))).toEqual(['5', '6'])
    expect(idsOf(await list(`/collections/${nights}/tokens?page=100&size=100`)).at(-1)).toBe('10000')
    expect(idsOf(await list(`/collections/${nights}/tokens?page=101&size=100`))).toEqual([])
  })

  it('come all at once for the bunnies, whatever page is asked for', async () => {
    for (const query of ['', '?page=2&size=5']) {
      const { total, data, attributesDistribution } = await list(`/collections/${bunnies.address}/tokens${query}`)
      expect([total, data.length, data[1]?.name]).toEqual([BUNNIES, BUNNIES, 'Kind 1 #1'])
      expect(attributesDistribution['bunnyId']).toEqual({ 0: BUNNIES / 2, 1: BUNNIES / 2 })
    }
  })

  it('are found by id', async () => {
    const { body, status } = await get(`/collections/${nights}/tokens/9999`)
    expect([status, (body as { data: Token }).data.name]).toEqual([200, 'Ten Thousand Nights #9999'])
    expect((await get(`/collections/${nights}/tokens/10001`)).status).toBe(404)
    expect((await get(`/collections/${nights}/tokens/0`)).status).toBe(404)
  })

  it.each(['page=0', 'page=x', 'size=0', 'size=101', 'page=-1', 'page=1e9', 'size=1.5'])('reject %s', async (query) => {
    for (const resource of ['tokens', 'filter'])
      expect((await get(`/collections/${nights}/${resource}?${query}`)).status).toBe(400)
  })

  it.each(['tokens/x', 'tokens/-1', `tokens/${'9'.repeat(78)}`, `tokens/${'9'.repeat(99)}`])(
    'reject %s',
    async (path) => {
      expect((await get(`/collections/${nights}/${path}`)).status).toBe(400)
    },
  )

  it.each(['owners', 'filter/1', 'tokens/1/2'])('have no %s', async (path) => {
    expect((await get(`/collections/${nights}/${path}`)).status).toBe(404)
  })
})

describe('filters', () => {
  it('find the tokens with one of the values of each trait, a page at a time', async () => {
    const { attributesDistribution } = await list(`/collections/${nights}/tokens?size=1`)
    const copper = await list(`/collections/${nights}/filter?Sky=Copper&size=5`)
    expect(copper.total).toBe(attributesDistribution['Sky']?.['Copper'])
    expect(copper.data.every(({ attributes }) => attributes[0]?.value === 'Copper')).toBe(true)
    const both = await list(`/collections/${nights}/filter?Sky=Copper&Sky=Teal&size=1`)
    expect(both.total).toBe(copper.total + (attributesDistribution['Sky']?.['Teal'] ?? 0))
    const rare = await list(`/collections/${nights}/filter?Sky=Copper&Sign=Milky+way`)
    expect(rare.attributesDistribution).toMatchObject({
      Sky: { Copper: rare.total },
      Sign: { 'Milky way': rare.total },
    })
    const second = await list(`/collections/${nights}/filter?Sky=Copper&size=5&page=2`)
    expect(Number(idsOf(second)[0])).toBeGreaterThan(Number(idsOf(copper)[4]))
  })

  it('find nothing without a trait, or with one that nobody has', async () => {
    for (const query of ['', '?Sky=', '?Sky=Green', '?constructor=x', '?__proto__=x'])
      expect(await list(`/collections/${nights}/filter${query}`)).toMatchObject({ total: 0, data: [] })
    const many = Array.from({ length: 51 }, (_, index) => `Sky=${index}`).join('&')
    expect((await get(`/collections/${nights}/filter?${many}`)).status).toBe(400)
  })
})

describe('a hostile collection', () => {
  it('is served by what is on sale, without anything that it may not say', async () => {
    const { total, data } = await list(`/collections/${hostile}/tokens`)
    expect([total, data.map(({ tokenId }) => tokenId)]).toEqual([7, ['1', '2', '4', '8', '9', '10', '11']])
    const [script, http, evil, huge, many, reverting, endless] = data
    // The page shows it as an image, in which nothing runs.
    expect(script?.image.original).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(script?.description).toBe('<img src=x onerror=alert(1)>')
    for (const token of [http, huge, reverting, endless])
      expect(token).toMatchObject({ name: '', description: '', image: { original: '', thumbnail: '' }, attributes: [] })
    expect(evil).toMatchObject({ name: 'evil', image: { original: '' } })
    expect(many?.attributes.length).toBeLessThanOrEqual(50)
    expect(JSON.stringify(data).length).toBeLessThan(20_000)
  })
})
