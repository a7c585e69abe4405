import { describe, expect, it } from 'vitest'
import { isSameStand, profitOf } from './profit'

const history = { deposited: 150n, withdrawn: 30n, received: 20n, sent: 5n, shares: 105n, hasTransfers: true, sinceSec: 40, isWhole: true, cut: undefined, lastBlock: 8, toBlock: 9 }
const now = { valueWei: 150n, shares: 105n, earnedWei: 15n }

describe('profitOf', () => {
  it('is what is there, less what went in and was received, with what came out and was sent', () => {
    expect(profitOf(history, now)).toEqual({ netDeposit: 135n, profit: 15n, basis: 'events' })
  })

  it('is a loss where less is there, and a gain where more came out than went in', () => {
    expect(profitOf(history, { ...now, valueWei: 100n, earnedWei: 0n })?.profit).toBe(-35n)
    expect(profitOf({ ...history, withdrawn: 170n, shares: 0n }, { valueWei: 0n, shares: 0n, earnedWei: 0n })).toMatchObject({ netDeposit: -5n, profit: 5n })
  })

  it.each([
    ['older events are missing', { ...history, isWhole: false }],
    ['the events do not add up to the shares', { ...history, shares: 104n }],
    ['the events could not be read', undefined],
  ])('is what the vault counts where %s, and not known where that is nothing', (_, events) => {
    expect(profitOf(events, now)).toEqual({ netDeposit: 135n, profit: 15n, basis: 'vault' })
    expect(profitOf(events, { ...now, earnedWei: 0n })).toBeUndefined()
    expect(profitOf(events, { ...now, earnedWei: undefined })).toBeUndefined()
  })
})

describe('isSameStand', () => {
  it.each([
    ['were read in one block', { value: 8, shares: 8 }, true],
    ['were read with no event between them', { value: 8, shares: 12 }, true],
    ['were read with an event between them', { value: 7, shares: 12 }, false],
    ['are of a value that the events do not reach', { value: 10, shares: 8 }, false],
    ['are of a value that the shares reach', { value: 10, shares: 10 }, true],
    ['could not be read', { value: undefined, shares: 3 }, true],
  ])('where value and shares %s: %j is %s', (_, blocks, expected) => {
    expect(isSameStand(history, blocks)).toBe(expected)
  })
})
