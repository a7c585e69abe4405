import { describe, expect, it } from 'vitest'
import { isReadConsistent, profitOf } from './profit'

const history = {
  deposited: 150n,
  withdrawn: 30n,
  received: 20n,
  sent: 5n,
  shares: 105n,
  hasTransfers: true,
  sinceSec: 40,
  closedSec: undefined,
  isWhole: true,
  cut: undefined,
  lastBlock: 8,
  toBlock: 9,
}
const now = { valueWei: 150n, shares: 105n, pendingWei: 7n, compoundedWei: 15n }

describe('profitOf', () => {
  it('is value plus pending plus outflows, less inflows', () => {
    expect(profitOf(history, now)).toEqual({
      netDeposit: 135n,
      profit: 22n,
      compounded: 15n,
      pending: 7n,
      basis: 'events',
    })
  })

  it('is what is pending after an uncompounded deposit: its rounding is not a loss', () => {
    const deposited = { ...history, deposited: 57_000_000n, withdrawn: 0n, received: 0n, sent: 0n }
    const dayAfter = { valueWei: 56_999_999n, shares: 105n, pendingWei: 1_671_000n, compoundedWei: 0n }
    expect(profitOf(deposited, dayAfter)).toMatchObject({ profit: 1_671_000n, compounded: 0n, pending: 1_671_000n })
    expect(profitOf(deposited, { ...dayAfter, pendingWei: 0n })).toMatchObject({ profit: 0n, compounded: 0n })
    expect(profitOf(deposited, { ...dayAfter, valueWei: 56_999_000n, pendingWei: 0n })).toMatchObject({
      profit: -1_000n,
    })
  })

  it('is a loss if the value fell, and a gain if withdrawals exceed deposits', () => {
    const compounded = { pendingWei: 0n, compoundedWei: 0n }
    expect(profitOf(history, { ...now, ...compounded, valueWei: 100n })?.profit).toBe(-35n)
    expect(
      profitOf({ ...history, withdrawn: 170n, shares: 0n }, { ...compounded, valueWei: 0n, shares: 0n }),
    ).toMatchObject({ netDeposit: -5n, profit: 5n })
  })

  it.each([
    ['older events are missing', { ...history, isWhole: false }],
    ['the events do not add up to the shares', { ...history, shares: 104n }],
    ['the events could not be read', undefined],
  ])("is the vault's own count if %s, and unknown if that is 0", (_, events) => {
    expect(profitOf(events, now)).toEqual({
      netDeposit: 135n,
      profit: 22n,
      compounded: 15n,
      pending: 7n,
      basis: 'vault',
    })
    expect(profitOf(events, { ...now, compoundedWei: 0n })).toBeUndefined()
    expect(profitOf(events, { ...now, compoundedWei: undefined })).toBeUndefined()
  })
})

describe('isReadConsistent', () => {
  it.each([
    ['were read in one block', { value: 8, shares: 8 }, true],
    ['were read with no event between them', { value: 8, shares: 12 }, true],
    ['were read with an event between them', { value: 7, shares: 12 }, false],
    ['are of a value that the events do not reach', { value: 10, shares: 8 }, false],
    ['are of a value that the shares reach', { value: 10, shares: 10 }, true],
    ['could not be read', { value: undefined, shares: 3 }, true],
  ])('if value and shares %s: %j is %s', (_, blocks, expected) => {
    expect(isReadConsistent(history, blocks)).toBe(expected)
  })
})
