import { describe, expect, it } from 'vitest'
import { allotmentOf, contributionRoom, type PreSeed, preSeedPhase } from './preSeed'

const seed: PreSeed = {
  contract: `0x${'1'.repeat(40)}`,
  opensAt: 100,
  closesAt: 200,
  minimumWei: 50n,
  maximumWei: 100n,
  maximumPerAccountWei: 30n,
  totalWei: 60n,
  hasSucceeded: false,
  hasFailed: false,
  isCollected: false,
  ownWei: 10n,
}

describe('preSeedPhase', () => {
  it('follows the times and the total', () => {
    expect(preSeedPhase(seed, 99)).toBe('upcoming')
    expect(preSeedPhase(seed, 100)).toBe('open')
    expect(preSeedPhase({ ...seed, totalWei: 100n }, 199)).toBe('full')
    expect(preSeedPhase(seed, 200)).toBe('succeeded')
    expect(preSeedPhase({ ...seed, totalWei: 49n }, 200)).toBe('failed')
  })
})

describe('contributionRoom', () => {
  it('is bound by the account, or by all', () => {
    expect(contributionRoom(seed)).toEqual({ wei: 20n, limit: 'account' })
    expect(contributionRoom({ ...seed, totalWei: 95n })).toEqual({ wei: 5n, limit: 'total' })
    expect(contributionRoom({ ...seed, ownWei: undefined })).toEqual({ wei: 30n, limit: 'account' })
  })
})

describe('allotmentOf', () => {
  it('is rounded down, and nothing of nothing', () => {
    expect(allotmentOf(100n, 1n, 3n)).toBe(33n)
    expect(allotmentOf(100n, 0n, 0n)).toBe(0n)
  })
})
