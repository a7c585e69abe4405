// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address, Hex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { type AppStore, createAppStore } from '../appStore'
import { createFakeChain, MULTICALL } from '../testing/fakeChain'
import { mergeTransactions } from './mergeTransactions'
import type { TransactionRecord } from './transaction'
import { transactionAdded, transactionRemoved, transactionsCleared, transactionUpdated } from './transactionsSlice'

const chainId = 31337
const KEY = 'persist:transactions'
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const text = { key: 'tx.sent' }
const hashOf = (digit: number): Hex => `0x${String(digit).repeat(64)}`
const record = (hash: Hex): TransactionRecord => ({
  hash,
  from: ACCOUNT,
  addedTime: Date.now(),
  summary: text,
  success: text,
  failure: text,
  touches: [],
})
const receipt = (hash: Hex) => ({
  blockHash: hashOf(9),
  blockNumber: 7,
  contractAddress: null,
  from: ACCOUNT,
  status: 1,
  to: null,
  transactionHash: hash,
  transactionIndex: 0,
})

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(50)
  }
}
async function openTab(): Promise<AppStore> {
  const store = createAppStore({ client: createFakeChain().client, chainId, multicall: MULTICALL })
  await settle()
  return store
}
/** Browsers send storage events to other tabs only; here both tabs get them, which must be harmless. */
async function tellOtherTabs(): Promise<void> {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }))
  await settle()
}
const hashes = (store: AppStore) => Object.keys(store.getState().transactions[chainId] ?? {}).sort()
const keptHashes = () => {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  return Object.keys(JSON.parse(kept[chainId] ?? '{}') as object).sort()
}
const add = (store: AppStore, digit: number) =>
  store.dispatch(transactionAdded({ chainId, transaction: record(hashOf(digit)) }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sharedStorage of two tabs', () => {
  it('keeps the transactions of both, even without storage events', async () => {
    const [one, other] = [await openTab(), await openTab()]
    add(one, 1)
    await settle()
    add(other, 2)
    await settle()
    expect(keptHashes()).toEqual([hashOf(1), hashOf(2)])
    expect(hashes(other)).toEqual([hashOf(1), hashOf(2)])
    await tellOtherTabs()
    expect(hashes(one)).toEqual([hashOf(1), hashOf(2)])
    expect(hashes(await openTab())).toEqual([hashOf(1), hashOf(2)])
  })

  it('removes what either tab removed, and nothing else', async () => {
    const one = await openTab()
    for (const digit of [1, 2, 3]) add(one, digit)
    await settle()
    const other = await openTab()
    one.dispatch(transactionRemoved({ chainId, hash: hashOf(1) }))
    add(other, 4)
    await settle()
    await tellOtherTabs()
    expect([hashes(one), hashes(other), keptHashes()]).toEqual(
      Array.from({ length: 3 }, () => [hashOf(2), hashOf(3), hashOf(4)]),
    )
    other.dispatch(transactionsCleared({ chainId }))
    await settle()
    await tellOtherTabs()
    expect([hashes(one), hashes(other), keptHashes()]).toEqual([[], [], []])
  })

  it('shares an outcome, and stops writing once both tabs agree', async () => {
    const one = await openTab()
    add(one, 1)
    await settle()
    const other = await openTab()
    const mined = { ...record(hashOf(1)), receipt: receipt(hashOf(1)), confirmedTime: 5 }
    one.dispatch(transactionUpdated({ chainId, transaction: mined }))
    await settle()
    await tellOtherTabs()
    expect(other.getState().transactions[chainId]?.[hashOf(1)]).toMatchObject({ confirmedTime: 5 })
    const writes = vi.spyOn(Storage.prototype, 'setItem')
    const before = localStorage.getItem(KEY)
    await tellOtherTabs()
    await tellOtherTabs()
    expect(localStorage.getItem(KEY)).toBe(before)
    expect(writes.mock.calls.filter(([key, value]) => key === KEY && value !== before)).toEqual([])
    writes.mockRestore()
  })

  it.each([
    ['garbage', '{{{'],
    ['nothing', 'null'],
    ['another shape', '{"31337":7}'],
  ])('survives a storage that holds %s', async (_what, garbage) => {
    const one = await openTab()
    add(one, 1)
    await settle()
    localStorage.setItem(KEY, garbage)
    await tellOtherTabs()
    expect(hashes(one)).toEqual([hashOf(1)])
    add(one, 2)
    await settle()
    expect(keptHashes()).toContain(hashOf(2))
  })
})

describe('mergeTransactions', () => {
  it('prefers the more final record', () => {
    const base = record(hashOf(1))
    const checked = { ...base, lastCheckedBlockNumber: 9 }
    const mined = { ...base, receipt: receipt(hashOf(1)) }
    const stateOf = (transaction: TransactionRecord) => ({ [chainId]: { [base.hash]: transaction } })
    for (const [mine, theirs] of [
      [checked, mined],
      [mined, checked],
    ] as const) {
      const merged = mergeTransactions(stateOf(base), stateOf(mine), stateOf(theirs))[chainId]?.[base.hash]
      expect(merged && txState(merged)).toBe('succeeded')
    }
  })

  it('keeps a receipt removed by a reorg removed', () => {
    const waiting = record(hashOf(1))
    const mined = { ...waiting, receipt: receipt(hashOf(1)) }
    const stateOf = (transaction: TransactionRecord) => ({ [chainId]: { [waiting.hash]: transaction } })
    expect(mergeTransactions(stateOf(mined), stateOf(waiting), stateOf(mined))).toEqual(stateOf(waiting))
  })
})
