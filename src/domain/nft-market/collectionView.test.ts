import { expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { markCollections, mergeCollection, summarizeAsks } from './collectionView'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const nothing = { terms: undefined, indexed: undefined, rest: undefined, contract: undefined, asks: undefined }
const named = (digit: string, name: string) =>
  mergeCollection(address(digit), { ...nothing, contract: { name, symbol: '', totalSupply: undefined } })

it('verifies by address, and marks what looks like a verified name', () => {
  const marked = markCollections(
    [
      named('a', 'Horizons'),
      named('b', 'Hοrizоns'),
      named('c', 'h o r i z o n s'),
      named('d', 'Skies'),
      named('e', 'Horizons'),
    ],
    [address('A')],
  )
  expect(marked.map(({ isVerified, imitated }) => [isVerified, imitated?.address])).toEqual([
    [true, undefined],
    [false, address('a')],
    [false, address('a')],
    [false, undefined],
    [false, address('a')],
  ])
})

it('is called by its address without a name, and has unknown figures rather than 0', () => {
  expect(mergeCollection(address('a'), nothing)).toMatchObject({
    name: '0xaaaa...aaaa',
    supply: undefined,
    asks: undefined,
    volumeWei: undefined,
    addedSec: undefined,
  })
})

it('sums up asks of the chain', () => {
  expect(summarizeAsks([])).toEqual({ listed: 0, lowestWei: undefined, highestWei: undefined })
  expect(summarizeAsks([3n, 10n, 2n])).toEqual({ listed: 3, lowestWei: 2n, highestWei: 10n })
})
