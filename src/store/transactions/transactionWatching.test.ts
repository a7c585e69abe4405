// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RpcError } from '@/chain/rpc/rpcError'
import type { Address, Hex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { walletSession } from '@/wallet/session'
import { type AppStore, createAppStore } from '../appStore'
import { blockArrived } from '../block/blockSlice'
import { callListenersChanged } from '../multicall/multicallSlice'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '../testing/fakeChain'
import { ACCOUNT, chainId, HASH, receipt, record, TOKEN, tx } from '../testing/watchedTransaction'
import type { TransactionRecord } from './transaction'
import { transactionAdded, transactionsShared } from './transactionsSlice'

let chain: FakeChain
let store: AppStore
const settle = async () => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
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

describe('transaction watching', () => {
  it('checks at once, then with each block, until there is a receipt', async () => {
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    expect(known()).toMatchObject({ lastCheckedBlockNumber: 100 })
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    expect(known()).toMatchObject({
      receipt: { blockNumber: 101, status: 1, transactionIndex: 0 },
      confirmedTime: Date.now(),
    })
    const asked = checks()
    // While a reorg is possible it is checked again.
    for (let block = 102; block <= 120; block++) await newBlock(block)
    expect(checks() - asked).toBe(12)
  })

  it('checks an old transaction rarely', async () => {
    await newBlock(100)
    store.dispatch(
      transactionAdded({
        chainId,
        transaction: { ...record(), addedTime: Date.now() - 6 * 60_000, lastCheckedBlockNumber: 100 },
      }),
    )
    for (const block of [101, 102, 103]) await newBlock(block)
    expect(checks()).toBe(1)
  })

  it('never checks a transaction twice at the same time', async () => {
    await newBlock(100)
    const release = chain.hold()
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    store.dispatch(blockArrived({ number: 101, timestampSec: 606 }))
    await settle()
    expect(checks()).toBe(1)
    release()
    await settle()
  })

  it('checks again where a block came while it checked: no other block may follow', async () => {
    await newBlock(100)
    const release = chain.hold()
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    await newBlock(101)
    expect(checks()).toBe(1)
    chain.receipts.set(HASH, receipt)
    release()
    await settle()
    expect(known()).toHaveProperty('receipt')
  })

  it.each<[string, object]>([
    ['nonsense', { status: 'ok' }],
    ['the receipt of another transaction', { ...receipt, transactionHash: `0x${'2'.repeat(64)}` }],
  ])('ignores %s, and checks again with the next block', async (_what, answer) => {
    chain.receipts.set(HASH, answer)
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    expect(known()).not.toHaveProperty('receipt')
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    expect(known()).toHaveProperty('receipt')
  })

  it('refreshes touched contracts and native balances', async () => {
    const tokenKey = `${TOKEN}-0x18160ddd` as const
    const nativeKey = `${MULTICALL}-0x4d2301cc` as const
    const otherKey = `${ACCOUNT}-0x18160ddd` as const
    for (const key of [tokenKey, nativeKey, otherKey]) chain.answers.set(key, wordOf(1))
    store.dispatch(
      callListenersChanged({
        chainId,
        changes: [{ keys: [tokenKey, nativeKey, otherKey], blocksPerFetch: 50, by: 1 }],
      }),
    )
    await vi.advanceTimersByTimeAsync(100)
    await newBlock(100)
    chain.asked.length = 0
    chain.blockNumber = 101
    chain.receipts.set(HASH, receipt)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    expect(new Set(chain.asked)).toEqual(new Set([tokenKey, nativeKey]))
  })

  it('refreshes touched contracts once where another tab saw the end first', async () => {
    const tokenKey = `${TOKEN}-0x18160ddd` as const
    chain.answers.set(tokenKey, wordOf(1))
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: [tokenKey], blocksPerFetch: 50, by: 1 }] }))
    await vi.advanceTimersByTimeAsync(100)
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
    chain.asked.length = 0
    chain.blockNumber = 101
    const ended: TransactionRecord = {
      ...record(),
      receipt: {
        blockHash: `0x${'f'.repeat(64)}`,
        blockNumber: 101,
        contractAddress: null,
        from: ACCOUNT,
        status: 1,
        to: TOKEN,
        transactionHash: HASH,
        transactionIndex: 0,
      },
    }
    for (let times = 0; times < 2; times += 1) {
      store.dispatch(transactionsShared({ [chainId]: { [HASH]: ended } }))
      await settle()
      expect(chain.asked).toEqual([tokenKey])
    }
  })

  it('continues after a reload', async () => {
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

describe('transaction watching of a batch', () => {
  const KEY: Hex = `0x${'7'.repeat(64)}`
  const statusOf = () => {
    const transaction = store.getState().transactions[chainId]?.[KEY]
    return transaction && txState(transaction)
  }
  let answer: () => unknown
  const connect = (account: Address) =>
    walletSession.set({
      status: 'connected',
      account,
      chainId,
      choiceId: 'test',
      provider: { request: () => new Promise((resolve) => resolve(answer())) },
    })

  beforeEach(async () => {
    answer = () => ({ status: 100 })
    connect(ACCOUNT)
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: { ...record(), hash: KEY, batchId: 'one' } }))
    await settle()
  })
  afterEach(() => walletSession.set({ status: 'disconnected' }))

  it('looks the batch up in the wallet, and takes the receipt from the chain', async () => {
    expect(statusOf()).toBe('pending')
    expect(checks()).toBe(0)
    answer = () => ({ status: 200, receipts: [{ transactionHash: HASH, status: '0x1' }] })
    await newBlock(101)
    expect(statusOf()).toBe('pending')
    chain.receipts.set(HASH, { ...receipt, status: '0x0' })
    await newBlock(102)
    expect(statusOf()).toBe('reverted')
  })

  it('waits while another account is connected', async () => {
    answer = () => {
      throw new Error('not to be asked')
    }
    connect(TOKEN)
    await newBlock(101)
    expect(store.getState().transactions[chainId]?.[KEY]).toMatchObject({ lastCheckedBlockNumber: 101 })
    expect(statusOf()).toBe('pending')
  })

  it('drops a batch that the wallet gave up on', async () => {
    answer = () => ({ status: 400 })
    await newBlock(101)
    await vi.advanceTimersByTimeAsync(180_000)
    await newBlock(102)
    expect(statusOf()).toBe('dropped')
  })
})

describe('transaction watching: a transaction that', () => {
  const OTHER: Hex = `0x${'2'.repeat(64)}`
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
  const state = () => {
    const transaction = known()
    return transaction && txState(transaction)
  }
  /** The account's next nonce is 7 up to block 100, and 8 from then on. */
  const takeNonce = (by: object) => {
    chain.methods.set('eth_blockNumber', () => '0x66')
    chain.methods.set('eth_getTransactionCount', ([, block]) =>
      block === 'latest' || Number(block) > 100 ? '0x8' : '0x7',
    )
    chain.methods.set('eth_getBlockByNumber', ([block, isWhole]) =>
      isWhole === true ? { transactions: Number(block) === 101 ? [by] : [] } : null,
    )
  }
  const overtakenBy = async (by: object) => {
    chain.transactions.clear()
    takeNonce({ ...tx, hash: OTHER, ...by })
    chain.receipts.set(OTHER, { ...receipt, transactionHash: OTHER })
    await newBlock(102)
  }

  beforeEach(async () => {
    chain.transactions.set(HASH, tx)
    chain.methods.set('eth_getTransactionCount', () => '0x7')
    await newBlock(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await settle()
  })

  it('is seen by a node stores its nonce', () => {
    expect(known()).toMatchObject({ seen: { nonce: 7 } })
    expect(state()).toBe('pending')
  })

  it('was sped up is followed under its new hash', async () => {
    await overtakenBy({ gasPrice: '0x2' })
    expect(state()).toBe('succeeded')
    expect(known()).toMatchObject({ hash: HASH, receipt: { transactionHash: OTHER } })
  })

  it('lost its nonce to another transaction is replaced', async () => {
    await overtakenBy({ input: '0x99' })
    expect(state()).toBe('replaced')
    expect(known()).toMatchObject({ ending: { hash: OTHER, blockNumber: 101 } })
    expect(known()).not.toHaveProperty('receipt')
  })

  it('lost its nonce to an empty self-transfer is cancelled', async () => {
    await overtakenBy({ to: ACCOUNT, input: '0x' })
    expect(state()).toBe('cancelled')
  })

  it('lost its nonce to an unknown transaction is replaced after the grace period', async () => {
    chain.transactions.clear()
    takeNonce({})
    chain.methods.set('eth_getBlockByNumber', () => {
      throw new RpcError('missing trie node', -32000)
    })
    await newBlock(102)
    expect(state()).toBe('pending')
    await minutes(4)
    await newBlock(103)
    expect(state()).toBe('replaced')
  })

  it('is unknown to all nodes is dropped after the grace period', async () => {
    chain.transactions.clear()
    await newBlock(101)
    await minutes(2)
    await newBlock(102)
    expect(state()).toBe('pending')
    await minutes(1)
    await newBlock(103)
    expect(state()).toBe('dropped')
  })

  it('is briefly unknown to a node is not dropped', async () => {
    chain.transactions.clear()
    await newBlock(101)
    chain.transactions.set(HASH, tx)
    await minutes(2)
    await newBlock(102)
    chain.transactions.clear()
    await minutes(2)
    await newBlock(103)
    expect(state()).toBe('pending')
  })

  it('was dropped is pending again once a node has it, and succeeds once mined', async () => {
    chain.transactions.clear()
    await newBlock(101)
    await minutes(3)
    await newBlock(102)
    expect(state()).toBe('dropped')
    chain.transactions.set(HASH, tx)
    await newBlock(103)
    expect(state()).toBe('pending')
    chain.transactions.clear()
    await newBlock(104)
    await minutes(3)
    await newBlock(108)
    expect(state()).toBe('dropped')
    chain.receipts.set(HASH, receipt)
    await newBlock(112)
    expect(state()).toBe('succeeded')
  })

  it('reverted gets its reason by a simulation', async () => {
    chain.receipts.set(HASH, { ...receipt, status: '0x0' })
    chain.reverted = new RpcError(
      'execution reverted',
      3,
      `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`,
    )
    await newBlock(101)
    expect(state()).toBe('reverted')
    expect(known()).toMatchObject({ revertReason: 'no' })
  })

  it('was in a block removed by a reorg is pending again', async () => {
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    expect(state()).toBe('succeeded')
    chain.receipts.clear()
    chain.methods.set('eth_getBlockByNumber', () => ({ hash: `0x${'e'.repeat(64)}` }))
    await newBlock(102)
    expect(state()).toBe('pending')
    expect(known()).not.toHaveProperty('confirmedTime')
    chain.receipts.set(HASH, { ...receipt, blockNumber: '0x67', status: '0x0' })
    await newBlock(103)
    expect(state()).toBe('reverted')
  })

  it.each([
    ['of the same height', 101],
    ['before the one it waited at', 98],
  ])('lost its block and its nonce is replaced at once, by a transaction in a block %s', async (_what, height) => {
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    expect(state()).toBe('succeeded')
    chain.receipts.clear()
    chain.transactions.clear()
    chain.receipts.set(OTHER, { ...receipt, transactionHash: OTHER, blockNumber: `0x${height.toString(16)}` })
    chain.methods.set('eth_blockNumber', () => '0x66')
    chain.methods.set('eth_getTransactionCount', ([, at]) => (at === 'latest' || Number(at) >= height ? '0x8' : '0x7'))
    chain.methods.set('eth_getBlockByNumber', ([at, isWhole]) =>
      isWhole === true
        ? { transactions: Number(at) === height ? [{ ...tx, hash: OTHER, input: '0x99' }] : [] }
        : { hash: `0x${'e'.repeat(64)}` },
    )
    await newBlock(102)
    await newBlock(103)
    expect(state()).toBe('replaced')
    expect(known()).toMatchObject({ ending: { hash: OTHER } })
  })

  it('was mined before the first check is replaced if a reorg gives its nonce to another', async () => {
    const quick: Hex = `0x${'3'.repeat(64)}`
    chain.receipts.set(quick, { ...receipt, transactionHash: quick })
    chain.transactions.set(quick, { ...tx, hash: quick, input: '0x77' })
    store.dispatch(transactionAdded({ chainId, transaction: { ...record(), hash: quick } }))
    await newBlock(101)
    chain.receipts.delete(quick)
    chain.methods.set('eth_getBlockByNumber', () => ({ hash: `0x${'e'.repeat(64)}` }))
    await newBlock(102)
    await overtakenBy({ input: '0x99' })
    await newBlock(103)
    const ended = store.getState().transactions[chainId]?.[quick]
    expect(ended && txState(ended)).toBe('replaced')
  })

  it('is mined stays mined if a lagging node does not know it', async () => {
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    chain.receipts.clear()
    chain.methods.set('eth_getBlockByNumber', () => null)
    await newBlock(102)
    expect(state()).toBe('succeeded')
  })

  it('moved to another block takes the outcome it has there', async () => {
    chain.receipts.set(HASH, receipt)
    await newBlock(101)
    chain.receipts.set(HASH, { ...receipt, blockHash: `0x${'e'.repeat(64)}`, blockNumber: '0x66', status: '0x0' })
    await newBlock(102)
    expect(state()).toBe('reverted')
    expect(known()).toMatchObject({ receipt: { blockNumber: 102 } })
  })

  it('was cancelled is pending again if a reorg removes the cancellation', async () => {
    await overtakenBy({ to: ACCOUNT, input: '0x' })
    chain.receipts.clear()
    chain.transactions.set(HASH, tx)
    chain.methods.set('eth_getTransactionCount', () => '0x7')
    chain.methods.set('eth_getBlockByNumber', () => ({ hash: `0x${'e'.repeat(64)}` }))
    await newBlock(103)
    expect(state()).toBe('pending')
  })
})
