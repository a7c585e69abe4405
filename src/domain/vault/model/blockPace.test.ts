import { describe, expect, it } from 'vitest'
import { blockPace } from './blockPace'

describe('blockPace', () => {
  it.each([6, 5.8, 5, 7])('keeps the specified constants for blocks of about 6 s (%s)', (seconds) => {
    const pace = blockPace(seconds)
    expect(pace.blocksPerDay.toFixed()).toBe('14400')
    expect(pace.farmBlocksPerYear.toFixed()).toBe('5437241.379')
    expect(pace.evenBlocksPerYear.toFixed()).toBe('5256000')
    expect(pace.source).toBe('specified')
  })

  it('uses the block time of a much faster network', () => {
    const pace = blockPace(2)
    expect(pace.blocksPerDay.toFixed()).toBe('43200')
    expect(pace.farmBlocksPerYear.toFixed()).toBe('15768000')
    expect(pace.evenBlocksPerYear.toFixed()).toBe('15768000')
    expect(pace.source).toBe('network')
  })

  it('uses a measurement that differs from the default by more than 20 %', () => {
    expect(blockPace(6, 0.5)).toMatchObject({ blockTimeSec: 0.5, source: 'measured' })
    expect(blockPace(6, 0.5).blocksPerDay.toFixed()).toBe('172800')
    expect(blockPace(6, 7.3)).toMatchObject({ blockTimeSec: 7.3, source: 'measured' })
  })

  it.each([4.9, 5, 6, 7.1])('ignores a measurement within 20 % (%s)', (seconds) => {
    expect(blockPace(6, seconds)).toMatchObject({ blockTimeSec: 6, source: 'specified' })
  })

  it('uses the specified constants if a fast network slows down to them', () => {
    expect(blockPace(2, 6.1).source).toBe('specified')
    expect(blockPace(2, 2.3)).toMatchObject({ blockTimeSec: 2, source: 'network' })
  })

  it.each([0, -1, Number.NaN])('ignores an invalid block time (%s)', (seconds) => {
    expect(blockPace(seconds).farmBlocksPerYear.toFixed()).toBe('5437241.379')
    expect(blockPace(6, seconds).source).toBe('specified')
  })
})
