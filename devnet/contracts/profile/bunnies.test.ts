import { EventFragment, FunctionFragment, Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArtifacts } from '../../compile/artifacts.ts'
import { eventRows, ROLE } from '../../testing/profileFixtures.ts'
import { balanceOf, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { owner } from '../../testing/vaultFixtures.ts'

/** Of each kind that has a picture of its own. */
const KINDS = 24
/** Enough of one kind to have all their other traits. */
const VARIANTS = 120

let chain: TestChain
let art: TestContract
let bunnies: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = ''] = usersOf(chain)
  art = await chain.deploy('BunnyArt')
  bunnies = await chain.deploy('Bunnies', ['Bunnies', 'BUNNY', art.address])
  await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, owner(chain)])
  await bunnies.send(owner(chain), 'setBunnyName', [5n, 'Early Bird'])
  await bunnies.send(owner(chain), 'setBunnyName', [16n, 'Keeper'])
})
afterAll(() => chain.stop())

const mint = (to: string, bunnyId: bigint) => bunnies.send(owner(chain), 'mint', [to, bunnyId])
const countsOf = async (bunnyId: bigint) => [
  await readUint(bunnies, 'bunnyCount', [bunnyId]),
  await readUint(bunnies, 'bunnyBurnCount', [bunnyId]),
]

describe('bunnies', () => {
  it('have a kind with a name, and ids from 0', () =>
    chain.withSnapshot(async () => {
      await mint(alice, 5n)
      await mint(bob, 16n)
      await mint(alice, 5n)
      expect(await readUint(bunnies, 'totalSupply')).toBe(3n)
      expect(await balanceOf(bunnies, alice)).toBe(2n)
      expect(await readUint(bunnies, 'tokenOfOwnerByIndex', [alice, 1n])).toBe(2n)
      expect(await readUint(bunnies, 'getBunnyId', [1n])).toBe(16n)
      expect(await bunnies.read('getBunnyName', [5n])).toBe('Early Bird')
      expect(await bunnies.read('getBunnyName', [6n])).toBe('')
      expect(await bunnies.read('getBunnyNameOfTokenId', [1n])).toBe('Keeper')
      expect(await countsOf(5n)).toEqual([2n, 0n])
      for (const fn of ['getBunnyId', 'getBunnyNameOfTokenId', 'tokenURI'])
        await expect(bunnies.read(fn, [3n]), fn).rejects.toThrow()
    }))

  it('are minted by minters, in a kind with a name', () =>
    chain.withSnapshot(async () => {
      await expect(bunnies.send(alice, 'mint', [alice, 5n])).rejects.toThrow()
      await expect(mint(alice, 6n)).rejects.toThrow('Kind has no name')
      await expect(bunnies.send(alice, 'grantRole', [ROLE.minter, alice])).rejects.toThrow()
      await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, alice])
      await bunnies.send(alice, 'mint', [bob, 5n])
      expect(await bunnies.read('ownerOf', [0n])).toBe(bob)
    }))

  it('are burned by their owner or whom the owner approved, unlike in the original', () =>
    chain.withSnapshot(async () => {
      for (let i = 0; i < 2; i += 1) await mint(alice, 5n)
      for (const account of [bob, owner(chain)]) await expect(bunnies.send(account, 'burn', [0n])).rejects.toThrow()
      await bunnies.send(alice, 'burn', [0n])
      await bunnies.send(alice, 'approve', [bob, 1n])
      await bunnies.send(bob, 'burn', [1n])
      expect(await countsOf(5n)).toEqual([0n, 2n])
      expect(await readUint(bunnies, 'totalSupply')).toBe(0n)
      await expect(bunnies.send(alice, 'burn', [0n])).rejects.toThrow()
      await mint(alice, 5n)
      expect(await bunnies.read('ownerOf', [2n])).toBe(alice)
    }))

  it('are named by the admin in plain characters, because names are part of JSON', () =>
    chain.withSnapshot(async () => {
      const rename = (name: string, from = owner(chain)) => bunnies.send(from, 'setBunnyName', [7n, name])
      for (const name of ['a"b', 'a\\b', 'a<b', 'a\nb', 'caf\u00e9'])
        await expect(rename(name)).rejects.toThrow('Name has other characters')
      for (const name of ['', 'x'.repeat(33)]) await expect(rename(name)).rejects.toThrow('1 to 32 bytes')
      await expect(rename('Tea', alice)).rejects.toThrow()
      const { events } = await rename('Tea 4 Two')
      expect(eventRows(events)).toEqual([['BunnyName', 7n, 'Tea 4 Two']])
    }))

  it('implement everything in IBunnies', async () => {
    const artifacts = await readArtifacts()
    const signatures = (name: string) =>
      new Interface(artifacts[name]?.abi ?? []).fragments.flatMap((fragment) => {
        if (EventFragment.isFragment(fragment)) return [fragment.format('minimal')]
        return FunctionFragment.isFragment(fragment)
          ? [`${fragment.format()} -> ${fragment.outputs.map((output) => output.format()).join()}`]
          : []
      })
    const offered = new Set(signatures('Bunnies'))
    expect(signatures('IBunnies').length).toBeGreaterThan(10)
    expect(signatures('IBunnies').filter((signature) => !offered.has(signature))).toEqual([])
  })
})

/** Throws unless all tags are closed in order and no tag has an attribute twice. */
function assertWellFormed(svg: string): void {
  const open: string[] = []
  const rest = svg.replaceAll(/<(\/?)(\w+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g, (_, close, tag, attributes, empty) => {
    const names = Array.from(String(attributes).matchAll(/ ([\w:-]+)=/g), ([, name]) => name)
    if (new Set(names).size !== names.length) throw new Error(`${String(tag)} has an attribute twice: ${svg}`)
    if (close === '/') {
      if (open.pop() !== tag) throw new Error(`${String(tag)} is not open: ${svg}`)
    } else if (empty === '') open.push(String(tag))
    return ''
  })
  if (rest !== '' || open.length > 0) throw new Error(`Left over: ${rest} ${open.join()}`)
}

describe('pictures', () => {
  it('are well-formed SVG without links or scripts, in every kind and with every trait', async () => {
    const images = new Set<string>()
    const draw = async (bunnyId: number, tokenId: number) => {
      const svg = (await art.read('image', [bunnyId, tokenId])) as string
      assertWellFormed(svg)
      expect(svg).not.toMatch(/<script|<image|<use|href|\bon\w+=|url\((?!#)/)
      images.add(svg)
    }
    for (let kind = 0; kind < KINDS; kind += 1) await draw(kind, 1)
    for (let tokenId = 0; tokenId < VARIANTS; tokenId += 1) await draw(5, tokenId + 2)
    expect(images.size).toBe(KINDS + VARIANTS)
  })

  it('are in the metadata, with the kind as an attribute', () =>
    chain.withSnapshot(async () => {
      await mint(alice, 16n)
      const uri = (await bunnies.read('tokenURI', [0n])) as string
      const [prefix, base64 = ''] = uri.split(',')
      expect(prefix).toBe('data:application/json;base64')
      const metadata = JSON.parse(Buffer.from(base64, 'base64').toString()) as {
        readonly name: string
        readonly description: string
        readonly image: string
        readonly attributes: readonly { readonly trait_type: string; readonly value: string }[]
      }
      expect(metadata.name).toBe('Keeper #0')
      expect(metadata.description).not.toBe('')
      const [imagePrefix, image = ''] = metadata.image.split(',')
      expect(imagePrefix).toBe('data:image/svg+xml;base64')
      expect(Buffer.from(image, 'base64').toString()).toBe(await art.read('image', [16n, 0n]))
      expect(metadata.attributes.map((attribute) => attribute.trait_type)).toEqual([
        'bunnyId',
        'Hour',
        'Land',
        'Fur',
        'Ears',
        'Eyes',
      ])
      expect(metadata.attributes[0]?.value).toBe('16')
    }))
})
