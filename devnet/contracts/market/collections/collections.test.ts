import { Interface, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArtifacts } from '../../../compile/artifacts.ts'
import { artist } from '../../../testing/marketFixtures.ts'
import { readUint, usersOf } from '../../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../../testing/testChain.ts'
import { testSeed } from '../../../testing/testSeed.ts'
import { seededRandom } from '../../../trading/random.ts'

const NAMES = ['Horizons', 'Selvage', 'Gnomons', 'TenThousandNights'] as const
const SUPPLY = 10_000n
const TRAITS = 5
/** Of `traitsOf` in a call. */
const PAGE = 1_000
/** More than a picture takes. */
const MAX_SVG = 12_000

/** As in ERC-2309. */
const CONSECUTIVE = new Interface([
  'event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)',
])

interface Metadata {
  readonly name: string
  readonly description: string
  readonly image: string
  readonly attributes: readonly { readonly trait_type: string; readonly value: string }[]
}

let chain: TestChain
const collections = new Map<string, TestContract>()

beforeAll(async () => {
  chain = await startTestChain()
  for (const name of NAMES) collections.set(name, await chain.deploy(name, [SUPPLY, artist(chain)]))
})
afterAll(() => chain.stop())

const collectionOf = (name: string) => collections.get(name)!
const decode = (uri: unknown, type: string) => {
  const [head, body = ''] = String(uri).split(',')
  expect(head).toBe(`data:${type};base64`)
  return Buffer.from(body, 'base64').toString('utf8')
}
const metadataOf = async (name: string, id: number) =>
  JSON.parse(decode(await collectionOf(name).read('tokenURI', [id]), 'application/json')) as Metadata

/** Names of the elements of an SVG without text that could be anything else. Throws if they aren't nested properly. */
function elementsOf(svg: string): Set<string> {
  const names = new Set<string>()
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<>]*")*)(\/?)>/g,
    (_tag, end, name, attributes, empty) => {
      const given = [...String(attributes).matchAll(/ ([a-zA-Z0-9:-]+)="/g)].map(([, attribute]) => attribute)
      if (new Set(given).size !== given.length) throw new Error(`An attribute twice: ${attributes}`)
      names.add(String(name))
      if (end === '/') {
        if (open.pop() !== name) throw new Error(`${name} is not open`)
      } else if (empty !== '/') open.push(String(name))
      return ''
    },
  )
  if (open.length > 0 || /[<>]/.test(rest)) throw new Error('Not well-formed')
  return names
}

describe.each(NAMES)('%s', (name) => {
  it('has pictures that follow from the token id, well-formed, small and without anything that runs or loads', async () => {
    const seen = new Set<string>()
    for (let id = 1; id <= 40; id += 1) {
      const { image } = await metadataOf(name, id)
      const svg = decode(image, 'image/svg+xml')
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">')).toBe(true)
      expect(svg.length).toBeLessThan(MAX_SVG)
      for (const element of elementsOf(svg))
        expect(['svg', 'path', 'linearGradient', 'stop', 'g', 'text']).toContain(element)
      expect(svg).not.toMatch(/NaN|undefined|href| on[a-z]+=/)
      seen.add(svg)
    }
    expect(seen.size).toBe(40)
    const other = await chain.deploy(name, [50n, usersOf(chain)[0]])
    expect(await other.read('tokenURI', [7])).toBe(await collectionOf(name).read('tokenURI', [7]))
    for (const id of [0, Number(SUPPLY) + 1]) await expect(collectionOf(name).read('tokenURI', [id])).rejects.toThrow()
  })

  it('has the same traits in its metadata as in its bulk view, common ones and rare ones', async () => {
    const collection = collectionOf(name)
    const names = [...((await collection.read('traitNames')) as string[])]
    expect(names).toHaveLength(TRAITS)
    const values = await Promise.all(
      names.map((_, trait) => collection.read('traitValues', [trait]) as Promise<string[]>),
    )
    const rows: string[][] = []
    for (let first = 1; first <= Number(SUPPLY); first += PAGE) {
      const bytes = Buffer.from(String(await collection.read('traitsOf', [first, PAGE])).slice(2), 'hex')
      for (let index = 0; index < PAGE; index += 1)
        rows.push(names.map((_, trait) => values[trait]![bytes[index * TRAITS + trait]!]!))
    }
    for (const id of [1, 2, 500, 9_999]) {
      const { attributes } = await metadataOf(name, id)
      expect(attributes).toEqual(names.map((trait, index) => ({ trait_type: trait, value: rows[id - 1]![index] })))
    }
    for (const [trait, offered] of values.entries()) {
      const counts = offered.map((value) => rows.filter((row) => row[trait] === value).length)
      expect(counts.every((count) => count > 0)).toBe(true)
      expect(Math.max(...counts) / Math.min(...counts)).toBeGreaterThan(2)
    }
  })

  it('describes itself', async () => {
    const facts = JSON.parse(decode(await collectionOf(name).read('contractURI'), 'application/json')) as Metadata
    expect(facts.name).toBe(await collectionOf(name).read('name'))
    expect(facts.description.length).toBeGreaterThan(20)
    expect(facts.image).toBe((await metadataOf(name, 1)).image)
  })
})

describe('ownership', () => {
  it('starts with one holder, without a transaction for each token', async () => {
    const nights = collectionOf('TenThousandNights')
    expect(await readUint(nights, 'totalSupply')).toBe(SUPPLY)
    expect(await readUint(nights, 'balanceOf', [artist(chain)])).toBe(SUPPLY)
    expect(await nights.read('ownerOf', [10_000])).toBe(artist(chain))
    expect(await nights.read('tokenByIndex', [9_999])).toBe(10_000n)
    await expect(nights.read('tokenByIndex', [10_000])).rejects.toThrow('index out of range')
    await expect(nights.read('ownerOf', [10_001])).rejects.toThrow()
    for (const id of ['0x80ac58cd', '0x780e9d63', '0x5b5e139f', '0x01ffc9a7'])
      expect(await nights.read('supportsInterface', [id])).toBe(true)
    expect(await nights.read('supportsInterface', ['0xffffffff'])).toBe(false)
    await expect(
      nights.send(artist(chain), 'transferFrom', [artist(chain), usersOf(chain)[0], 10_001]),
    ).rejects.toThrow()
  })

  it('is in one event of ERC-2309, which names all tokens', async () => {
    for (const name of NAMES) {
      const collection = await chain.deploy(name, [SUPPLY, artist(chain)])
      const filter = { address: collection.address, fromBlock: 'earliest' }
      const logs = (await chain.rpc.send('eth_getLogs', [filter])) as { topics: string[]; data: string }[]
      const events = logs.map((log) => CONSECUTIVE.parseLog(log)?.args.toArray())
      expect(events).toEqual([[1n, SUPPLY, ZeroAddress, artist(chain)]])
    }
  })

  it('is listed by owner after any transfers', async () => {
    const supply = 12
    const small = await chain.deploy('Horizons', [BigInt(supply), artist(chain)])
    const random = seededRandom(testSeed())
    const accounts = [artist(chain), ...usersOf(chain)]
    const owners = Array.from({ length: supply }, () => artist(chain))
    for (let step = 0; step < 120; step += 1) {
      const id = Math.floor(random() * supply)
      const to = accounts[Math.floor(random() * accounts.length)]!
      await small.send(owners[id]!, 'transferFrom', [owners[id], to, id + 1])
      owners[id] = to
      for (const account of accounts) {
        const owned = owners.flatMap((owner, index) => (owner === account ? [BigInt(index + 1)] : []))
        expect(await readUint(small, 'balanceOf', [account])).toBe(BigInt(owned.length))
        const listed = await Promise.all(
          owned.map((_, index) => readUint(small, 'tokenOfOwnerByIndex', [account, index])),
        )
        expect(new Set(listed)).toEqual(new Set(owned))
        await expect(small.read('tokenOfOwnerByIndex', [account, owned.length])).rejects.toThrow('out of range')
      }
    }
  })
})

describe('the interfaces', () => {
  it.each([
    ['INftCollection', NAMES],
    ['INftTraits', NAMES],
    ['INftMarket', ['NftMarket']],
    ['ICollectionWhitelistChecker', ['ArtistProofs']],
  ] as const)('%s is implemented', async (wanted, contracts) => {
    const artifacts = await readArtifacts()
    const signatures = (contract: string) =>
      artifacts[contract]!.abi.map(({ type, name, inputs, outputs }) =>
        JSON.stringify([type, name, inputs?.map((input) => input.type), outputs?.map((output) => output.type)]),
      )
    for (const contract of contracts) {
      const offered = new Set(signatures(contract))
      expect(signatures(wanted).filter((signature) => !offered.has(signature))).toEqual([])
    }
  })
})
