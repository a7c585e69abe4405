// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeNode, fakeNodes } from '@/chain/nodes/testing/fakeNodes'
import { createRpcClient } from '@/chain/rpc/rpcClient'
import { RpcError } from '@/chain/rpc/rpcError'
import type { Hex } from '@/lib/hex'
import { txState } from '@/lib/txState'
import { type AppStore, createAppStore } from '../appStore'
import { blockArrived } from '../block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL } from '../testing/fakeChain'
import { chainId, HASH, receipt, record, tx } from '../testing/watchedTransaction'
import { transactionAdded } from './transactionsSlice'

describe('transaction watching with disagreeing nodes', () => {
  const BLOCK = `0x${'e'.repeat(64)}`
  const tellsOf =
    (told: FakeChain): FakeNode =>
    (method, params) =>
      told.client.request(method, params, (raw) => raw)
  let chain: FakeChain
  let others: readonly [FakeChain, FakeChain]
  let store: AppStore
  const known = () => store.getState().transactions[chainId]?.[HASH]
  const state = () => {
    const transaction = known()
    return transaction && txState(transaction)
  }
  /** Sends a transaction on the fake chain and two other nodes, queried in this order. */
  const sendOn = async (count: 2 | 3) => {
    chain = createFakeChain()
    others = [createFakeChain(), createFakeChain()]
    const nodes = [chain, ...others].slice(0, count)
    for (const node of nodes) {
      node.transactions.set(HASH, tx)
      node.methods.set('eth_getTransactionCount', () => '0x7')
    }
    store = createAppStore({ client: createRpcClient(fakeNodes(nodes.map(tellsOf))), chainId, multicall: MULTICALL })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(100)
    await block(100)
    store.dispatch(transactionAdded({ chainId, transaction: record() }))
    await vi.advanceTimersByTimeAsync(100)
  }
  const block = async (number: number) => {
    store.dispatch(blockArrived({ number, timestampSec: number * 6 }))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(100)
  }

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('confirms once a second node has the receipt', async () => {
    await sendOn(3)
    chain.receipts.set(HASH, receipt)
    await block(101)
    expect(state()).toBe('pending')
    others[0].receipts.set(HASH, receipt)
    await block(102)
    expect(state()).toBe('succeeded')
  })

  it('ignores a receipt that a single node invented or altered', async () => {
    await sendOn(3)
    for (const other of others) other.receipts.set(HASH, { ...receipt, status: '0x0' })
    chain.receipts.set(HASH, receipt)
    await block(101)
    expect(state()).toBe('reverted')
  })

  it.each([
    [1, 'pending'],
    [2, 'dropped'],
  ])('drops a transaction only if a second node does not have it either: %i', async (count, end) => {
    await sendOn(3)
    for (const node of [chain, ...others].slice(0, count)) node.transactions.clear()
    for (const number of [101, 102]) {
      await block(number)
      await vi.advanceTimersByTimeAsync(180_000)
    }
    expect(state()).toBe(end)
  })

  it('does not accept a reorg from a single node', async () => {
    await sendOn(2)
    for (const node of [chain, others[0]]) node.receipts.set(HASH, receipt)
    await block(101)
    expect(state()).toBe('succeeded')
    chain.receipts.clear()
    chain.methods.set('eth_getBlockByNumber', () => ({ hash: BLOCK }))
    await block(102)
    expect(state()).toBe('succeeded')
    others[0].receipts.clear()
    others[0].methods.set('eth_getBlockByNumber', () => ({ hash: BLOCK }))
    await block(103)
    expect(state()).toBe('pending')
  })

  it('trusts the node that knows the replacement if the other one is pruned', async () => {
    await sendOn(2)
    const other: Hex = `0x${'2'.repeat(64)}`
    for (const node of [chain, others[0]]) {
      node.transactions.clear()
      node.receipts.set(other, { ...receipt, transactionHash: other })
      node.methods.set('eth_blockNumber', () => '0x66')
      node.methods.set('eth_getTransactionCount', ([, at]) => (at === 'latest' || Number(at) > 100 ? '0x8' : '0x7'))
      node.methods.set('eth_getBlockByNumber', ([at, isWhole]) =>
        isWhole === true ? { transactions: Number(at) === 101 ? [{ ...tx, hash: other, input: '0x99' }] : [] } : null,
      )
    }
    chain.methods.set('eth_getBlockByNumber', () => {
      throw new RpcError('missing trie node', -32000)
    })
    await block(102)
    expect(state()).toBe('replaced')
    expect(known()).toMatchObject({ ending: { hash: other, blockNumber: 101 } })
  })
})
