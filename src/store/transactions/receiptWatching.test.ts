// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address, Hex } from '@/lib/hex'
import { type AppStore, createAppStore } from '../appStore'
import { blockArrived } from '../block/blockSlice'
import { callListenersAdded } from '../multicall/multicallSlice'
import { MULTICALL, type FakeChain, createFakeChain, wordOf } from '../testing/fakeChain'
import type { TransactionRecord } from './transaction'
import { transactionAdded } from './transactionsSlice'

const chainId = 31337
const HASH: Hex = `0x${'1'.repeat(64)}`
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const TOKEN: Address = `0x${'b'.repeat(40)}`
const text = { key: 'tx.sent' }
const record = (): TransactionRecord => ({ hash: HASH, from: ACCOUNT, addedTime: Date.now(), summary: text, success: text, failure: text, touches: [TOKEN] })
const receipt = {
  blockHash: `0x${'f'.repeat(64)}`,
  blockNumber: '0x65',
  contractAddress: null,
  from: ACCOUNT,
  status: '0x1',
  to: TOKEN,
  transactionHash: HASH,
  transactionIndex: '0x0',
  logs: [],
}

let chain: FakeChain
let store: AppStore
const settle = () => vi.advanceTimersByTimeAsync(0)
const known = () => store.getState().transactions[chainId]?.[HASH]
const checks = () => chain.log.filter((entry) => entry === 'eth_getTransactionReceipt').length
const newBlock = async (number: number) => {
  store.dispatch(blockArrived({ number, timestampSec: number * 6 }))
  await settle()
}

beforeEach(async () => {
  vi.useFakeTimers()
  chain = createFakeChain()
  store = createAppStore({ client: chain.client, chainId, multicall: MULTICALL })
  await settle()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('receipt watching', () => {
  it('asks at once, then with each block, until there is a receipt', async () => {
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    expect(known()).toMatchObject({ lastCheckedBlockNumber: 100 })
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    expect(known()).toMatchObject({ receipt: { blockNumber: 101, status: 1, transactionIndex: 0 }, confirmedTime: Date.now() })
    await newBlock(102)
    expect(checks()).toBe(2)
  })

  it('asks rarely for an old one', async () => {
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: { ...record(), addedTime: Date.now() - 6 * 60_000, lastCheckedBlockNumber: 100 } }))
    for (const block of [101, 102, 103]) await newBlock(block)
    expect(checks()).toBe(1)
  })

  it('does not ask twice at the same time', async () => {
    await newBlock(100)
    const release = chain.hold()
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    store.dispatch(blockArrived({ number: 101, timestampSec: 606 }))
    expect(checks()).toBe(1)
    release()
    await settle()
  })

  it.each<[string, object]>([
    ['nonsense', { status: 'ok' }],
    ['the receipt of another transaction', { ...receipt, transactionHash: `0x${'2'.repeat(64)}` }],
  ])('takes %s for no answer, and asks again with the next block', async (_what, answer) => {
    chain.receipts.set(HASH, answer)
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    expect(known()).not.toHaveProperty('receipt')
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    expect(known()).toHaveProperty('receipt')
  })

  it('refreshes what the transaction touches, and native balances', async () => {
    const tokenKey = `${TOKEN}-0x18160ddd` as const
    const nativeKey = `${MULTICALL}-0x4d2301cc` as const
    const otherKey = `${ACCOUNT}-0x18160ddd` as const
    for (const key of [tokenKey, nativeKey, otherKey]) chain.answers.set(key, wordOf(1))
    store.dispatch(callListenersAdded({ chainId, keys: [tokenKey, nativeKey, otherKey], blocksPerFetch: 50 }))
    await vi.advanceTimersByTimeAsync(100)
    await newBlock(100)
    chain.asked.length = 0
    chain.blockNumber = 101
    chain.receipts.set(HASH, receipt)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    expect(new Set(chain.asked)).toEqual(new Set([tokenKey, nativeKey]))
  })

  it('goes on after a reload with what was pending', async () => {
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await vi.advanceTimersByTimeAsync(1_000)
    chain.receipts.set(HASH, receipt)
    chain.log.length = 0
    store = createAppStore({ client: chain.client, chainId, multicall: MULTICALL })
    store.dispatch(blockArrived({ number: 101, timestampSec: 606 }))
    await settle()
    expect(known()).toHaveProperty('receipt')
    expect(checks()).toBe(1)
  })
})
