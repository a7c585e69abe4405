// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address, Hex } from '@/lib/hex'
import type { MintRun } from '../model/mintRun'
import { forgetRun, readRun, storeRun } from './mintRunStore'

const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const OTHER: Address = `0x${'b'.repeat(40)}`
const HASH: Hex = `0x${'1'.repeat(64)}`
const run: MintRun = {
  startedMs: 5,
  account: ACCOUNT,
  operation: { op: 'mint', tick: 'cros', amt: '1000' },
  times: 120,
  sent: [HASH],
  unanswered: 2,
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a stored run', () => {
  it('survives a reload, for its own account', () => {
    expect(storeRun(run)).toBe(true)
    expect(readRun(ACCOUNT)).toEqual(run)
    expect(readRun(OTHER)).toBeUndefined()
    forgetRun(ACCOUNT)
    expect(readRun(ACCOUNT)).toBeUndefined()
  })

  it('is removed once it is finished', () => {
    storeRun(run)
    expect(storeRun({ ...run, times: 1, unanswered: 0 })).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('is removed where it cannot be updated, since the outdated one would send mints twice', () => {
    storeRun(run)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(storeRun({ ...run, unanswered: 3 })).toBe(false)
    expect(readRun(ACCOUNT)).toBeUndefined()
  })

  it.each([
    ['another amount', { operation: { op: 'mint', tick: 'cros', amt: '1e3' } }],
    ['another operation', { operation: { op: 'transfer', tick: 'cros', amt: '1' } }],
    ['no hashes', { sent: ['0x12'] }],
    ['a negative count', { unanswered: -1 }],
  ])('is ignored with %s', (_what, change) => {
    storeRun(run)
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, JSON.stringify({ ...run, ...change }))
    expect(readRun(ACCOUNT)).toBeUndefined()
  })
})
