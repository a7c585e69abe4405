import { afterEach, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { logProblem } from '@/platform/log'
import { type NftKey, nftItemOf, nftLocationOf } from './nftItem'

vi.mock('@/platform/log', () => ({ logProblem: vi.fn() }))

const COLLECTION: Address = `0x${'aB'.repeat(20)}`
const lower: Address = `0x${'ab'.repeat(20)}`
const key = (tokenId: bigint, collection = COLLECTION): NftKey => ({ collection, tokenId })

afterEach(() => {
  vi.mocked(logProblem).mockReset()
})

it('locates a token in the profile, on sale or in the wallet', () => {
  const own = { profile: key(1n), forSale: [key(1n), key(2n)], wallet: [key(3n)] }
  expect([1n, 2n, 3n].map((id) => nftLocationOf(key(id, lower), own))).toEqual(['PROFILE', 'FORSALE', 'WALLET'])
  expect(logProblem).not.toHaveBeenCalled()
  expect(nftLocationOf(key(4n), own)).toBe('WALLET')
  expect(logProblem).toHaveBeenCalledOnce()
})

it('has no name, description or image of a token that the service does not know', () => {
  expect(nftItemOf(key(1n), 'Bunnies', undefined, undefined)).toMatchObject({
    name: '',
    description: '',
    collectionName: 'Bunnies',
    image: { original: '', thumbnail: '' },
    attributes: [],
  })
})
