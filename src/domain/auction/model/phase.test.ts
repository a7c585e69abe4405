import { describe, expect, it } from 'vitest'
import { openAuction } from '../testing/bids'
import { acceptsBids, auctionPhase, elapsedShare, isInExtension } from './phase'

describe('auctionPhase', () => {
  it.each([
    [99, 'pending'],
    [100, 'pending'],
    [101, 'open'],
    [199, 'open'],
    [200, 'finished'],
  ] as const)('at block %i is %s', (block, phase) => {
    expect(auctionPhase(openAuction, block)).toBe(phase)
    expect(auctionPhase({ ...openAuction, status: 'close' }, block)).toBe('closed')
  })
})

describe('acceptsBids', () => {
  it('leaves a block for the bid', () => {
    expect([100, 101, 198, 199].map((block) => acceptsBids(openAuction, block))).toEqual([false, true, true, false])
  })
})

describe('isInExtension', () => {
  it('is the time in which a bid moves the end', () => {
    expect(isInExtension(openAuction, 10, 189)).toBe(false)
    expect(isInExtension(openAuction, 10, 190)).toBe(true)
    expect(isInExtension({ ...openAuction, lastEndBlock: 200 }, 10, 195)).toBe(false)
  })
})

describe('elapsedShare', () => {
  it('is between 0 and 1', () => {
    expect([50, 100, 150, 250].map((block) => elapsedShare(openAuction, block))).toEqual([0, 0, 0.5, 1])
  })
})
