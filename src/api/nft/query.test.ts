import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { fetchJson, ServiceError } from '../fetchJson'
import { fetchBunnyTokens, fetchFilteredNfts, fetchNftCollections, fetchNftToken, fetchNftTokens } from './query'

vi.mock('../fetchJson', async (original) => ({ ...(await original<object>()), fetchJson: vi.fn() }))

const URL_ = 'https://nft.test'
const COLLECTION: Address = `0x${'aB'.repeat(20)}`
const path = `${URL_}/collections/${COLLECTION.toLowerCase()}`
const token = (part: object = {}) => ({
  tokenId: '7',
  name: 'Night #7',
  description: 'A sky.',
  image: { original: 'ipfs://a', thumbnail: 'ipfs://b' },
  attributes: [{ traitType: 'Sky', value: 'Teal', displayType: '' }],
  collection: { name: 'Nights' },
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: 'never',
  ...part,
})
const answer = (body: unknown) => vi.mocked(fetchJson).mockResolvedValue(body)
const asked = () => vi.mocked(fetchJson).mock.calls.map(([url]) => url)

beforeEach(() => {
  vi.mocked(fetchJson).mockReset()
})

describe('the NFT service', () => {
  it('gives a page of tokens with their traits', async () => {
    answer({
      total: 2,
      attributesDistribution: { Sky: { Teal: 2, Bad: -1, ['\u202e']: 1 } },
      data: [token(), { name: 'no id' }],
    })
    expect(await fetchNftTokens(URL_, COLLECTION, { page: 2 })).toEqual({
      total: 2,
      traits: [{ traitType: 'Sky', value: 'Teal', count: 2 }],
      tokens: [
        {
          tokenId: 7n,
          name: 'Night #7',
          description: 'A sky.',
          collectionName: 'Nights',
          image: { original: 'ipfs://a', thumbnail: 'ipfs://b' },
          attributes: [{ traitType: 'Sky', value: 'Teal', displayType: '' }],
          createdAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
          updatedAtMs: undefined,
        },
      ],
    })
    expect(asked()).toEqual([`${path}/tokens?page=2&size=100`])
  })

  it('asks for the bunnies without pages, and reads them and their counts by kind', async () => {
    answer({
      attributesDistribution: { 5: 3 },
      data: { 5: token({ tokenId: 5, attributes: [{ traitType: 'bunnyId', value: 5 }] }) },
    })
    const { tokens, traits } = await fetchBunnyTokens(URL_, COLLECTION)
    expect(asked()).toEqual([`${path}/tokens`])
    expect(traits).toEqual([{ traitType: 'bunnyId', value: '5', count: 3 }])
    expect(tokens[0]?.attributes).toEqual([{ traitType: 'bunnyId', value: '5', displayType: '' }])
  })

  it('reads more bunnies than a page has', async () => {
    answer({ data: Array.from({ length: 150 }, (_, index) => token({ tokenId: index })) })
    expect((await fetchBunnyTokens(URL_, COLLECTION)).tokens).toHaveLength(150)
    expect((await fetchNftTokens(URL_, COLLECTION)).tokens).toHaveLength(100)
  })

  it('asks nothing without a filter, and repeats a trait for several values', async () => {
    expect(await fetchFilteredNfts(URL_, COLLECTION, [])).toEqual({ tokens: [], total: 0, traits: [] })
    expect(asked()).toEqual([])
    answer({ total: 0, data: [] })
    await fetchFilteredNfts(URL_, COLLECTION, [
      { traitType: 'Sky', value: 'Teal & blue' },
      { traitType: 'Sky', value: 'Violet' },
    ])
    expect(asked()).toEqual([`${path}/filter?Sky=Teal+%26+blue&Sky=Violet&page=1&size=100`])
  })

  it('bounds every text and list, and drops what has another type', async () => {
    answer({
      data: token({
        name: `\u202eevil\u0000\n${'n'.repeat(500)}`,
        description: { a: 1 },
        image: { original: 'x'.repeat(1_000_000), thumbnail: 7 },
        attributes: Array.from({ length: 20_000 }, (_, index) => ({ traitType: 't'.repeat(300), value: index })),
        collection: null,
        createdAt: 5,
      }),
    })
    const { name, description, image, attributes, collectionName, createdAtMs } = await fetchNftToken(
      URL_,
      COLLECTION,
      7n,
    )
    expect(name).toMatch(/^evil n{75}$/)
    expect([description, image, collectionName, createdAtMs]).toEqual([
      '',
      { original: '', thumbnail: '' },
      '',
      undefined,
    ])
    expect([attributes.length, attributes[0]?.traitType.length]).toEqual([100, 80])
  })

  it('leaves out collections without an address, and fails for what is no list', async () => {
    answer({
      data: [
        { address: 'x', name: 'A' },
        { address: COLLECTION, name: 'Horizons', totalSupply: 'many' },
      ],
    })
    expect(await fetchNftCollections(URL_)).toMatchObject([{ name: 'Horizons', totalSupply: undefined, avatar: '' }])
    answer('text')
    await expect(fetchNftCollections(URL_)).rejects.toThrow(ServiceError)
  })
})
