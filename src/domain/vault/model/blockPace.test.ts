import { describe, expect, it } from 'vitest'
import { blockPace } from './blockPace'

describe('blockPace', () => {
  it.each([6, 5.8, 5, 7])('keeps the specified constants for blocks of about 6 s (%s)', (seconds) => {
    const pace = blockPace(seconds)
    expect(pace.blocksPerDay.toFixed()).toBe('14400')
    expect(pace.farmBlocksPerYear.toFixed()).toBe('5437241.379')
    expect(pace.isDerived).toBe(false)
  })

  it('counts the blocks of a network that is much faster', () => {
    const pace = blockPace(2)
    expect(pace.blocksPerDay.toFixed()).toBe('43200')
    expect(pace.farmBlocksPerYear.toFixed()).toBe('15768000')
    expect(pace.isDerived).toBe(true)
  })

  it.each([0, -1, Number.NaN])('never counts with a block time that is none (%s)', (seconds) => {
    expect(blockPace(seconds).farmBlocksPerYear.toFixed()).toBe('5437241.379')
  })
})
