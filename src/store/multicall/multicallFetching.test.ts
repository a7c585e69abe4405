// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallKey } from '@/chain/calls/call'
import type { Address } from '@/lib/hex'
import { type AppStore, createAppStore } from '../appStore'
import { blockArrived, blockPollingStarted } from '../block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '../testing/fakeChain'
import { callListenersAdded, callListenersRemoved, callsRetried, callsTouched } from './multicallSlice'

const chainId = 31337
const addressAt = (i: number): Address => `0x${(i + 1).toString(16).padStart(40, '0')}`
const keyAt = (i: number): CallKey => `${addressAt(i)}-0x18160ddd`
const keys = (count: number) => Array.from({ length: count }, (_, i) => keyAt(i))

let chain: FakeChain
let store: AppStore
const listen = (wanted: CallKey[], blocksPerFetch = 1) =>
  store.dispatch(callListenersAdded({ chainId, keys: wanted, blocksPerFetch }))
const newBlock = (number: number) => {
  chain.blockNumber = number
  store.dispatch(blockArrived({ number, timestampSec: number * 6 }))
}
const resultOf = (key: CallKey) => store.getState().multicall.results[chainId]?.[key]
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  chain = createFakeChain()
  for (let i = 0; i < 1_100; i++) chain.answers.set(keyAt(i), wordOf(i))
  store = createAppStore({ client: chain.client, chainId, multicall: MULTICALL })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('multicall fetching', () => {
  it('asks from a cold open for one block and one multicall, 100 ms after the last listener', async () => {
    store.dispatch(blockPollingStarted())
    listen(keys(3))
    await vi.advanceTimersByTimeAsync(60)
    listen([keyAt(3)])
    await vi.advanceTimersByTimeAsync(99)
    expect(chain.log).toEqual(['eth_getBlockByNumber'])
    await vi.advanceTimersByTimeAsync(1)
    expect(chain.log).toEqual(['eth_getBlockByNumber', 'multicall 4'])
    expect(resultOf(keyAt(2))).toMatchObject({ data: wordOf(2), blockNumber: 100, hasFailed: false })
  })

  it('goes out with the first block where that comes after the debounce', async () => {
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(500)
    expect(chain.log).toEqual([])
    newBlock(100)
    await settle()
    expect(chain.log).toEqual(['multicall 2'])
  })

  it('asks again with each block, as seldom as the readers want', async () => {
    listen([keyAt(0)])
    listen([keyAt(1)], 3)
    await vi.advanceTimersByTimeAsync(100)
    for (const block of [100, 101, 102, 103]) {
      newBlock(block)
      await settle()
    }
    expect(chain.log).toEqual(['multicall 2', 'multicall 1', 'multicall 1', 'multicall 2'])
  })

  it('asks for nothing that nobody wants any more', async () => {
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(100)
    store.dispatch(callListenersRemoved({ chainId, keys: keys(2), blocksPerFetch: 1 }))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(chain.log).toEqual([])
  })

  it('sends at most 500 calls together', async () => {
    listen(keys(1_100))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(chain.log).toEqual(['multicall 367', 'multicall 367', 'multicall 366'])
    chain.log.length = 0
    listen(keys(1_100).slice(500), 9)
    store.dispatch(callListenersRemoved({ chainId, keys: keys(1_100).slice(500), blocksPerFetch: 1 }))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(101)
    await settle()
    expect(chain.log).toEqual(['multicall 500'])
    listen([keyAt(500)])
    await vi.advanceTimersByTimeAsync(100)
    chain.log.length = 0
    newBlock(102)
    await settle()
    expect(chain.log).toEqual(['multicall 251', 'multicall 250'])
  })

  it('fails a reverted call alone', async () => {
    chain.answers.delete(keyAt(1))
    listen(keys(3))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(keys(3).map((key) => resultOf(key)?.hasFailed)).toEqual([false, true, false])
  })

  it('tries again in 2.5 s where the answer is of an old block', async () => {
    chain.multicallLag = 1
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await vi.advanceTimersByTimeAsync(2_499)
    expect(chain.log).toEqual(['multicall 1'])
    expect(resultOf(keyAt(0))?.hasFailed).toBeUndefined()
    chain.multicallLag = 0
    await vi.advanceTimersByTimeAsync(1)
    expect(chain.log).toEqual(['multicall 1', 'multicall 1'])
    expect(resultOf(keyAt(0))).toMatchObject({ data: wordOf(0), blockNumber: 100 })
  })

  it('drops the retry of a fetch that a new block replaces, and keeps that of others', async () => {
    chain.multicallLag = 1
    listen([keyAt(0)])
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    newBlock(101)
    await vi.advanceTimersByTimeAsync(2_600)
    expect(chain.log).toEqual(['multicall 1', 'multicall 1', 'multicall 1'])
  })

  it('does not call a fetch failed that nobody waits for any more', async () => {
    chain.multicallLag = 1
    listen([keyAt(0)])
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    store.dispatch(callListenersRemoved({ chainId, keys: [keyAt(0)], blocksPerFetch: 1 }))
    await vi.advanceTimersByTimeAsync(2_600)
    expect(chain.log).toEqual(['multicall 1'])
    expect(resultOf(keyAt(0))?.hasFailed).toBeUndefined()
  })

  it('marks a failed chunk, keeps what was read, and asks again with the next block', async () => {
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    chain.down.add('eth_call')
    newBlock(101)
    await settle()
    expect(resultOf(keyAt(1))).toMatchObject({ data: wordOf(1), hasFailed: true, blockNumber: 101 })
    chain.down.clear()
    newBlock(102)
    await settle()
    expect(resultOf(keyAt(1))).toMatchObject({ data: wordOf(1), hasFailed: false, blockNumber: 102 })
  })

  it('tries a failed chunk again by itself, and says that it failed until it is answered', async () => {
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    chain.down.add('eth_call')
    newBlock(101)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(resultOf(keyAt(0))).toMatchObject({ data: wordOf(0), hasFailed: true })
    chain.answers.set(keyAt(0), wordOf(7))
    chain.down.clear()
    await vi.advanceTimersByTimeAsync(2_500)
    expect(resultOf(keyAt(0))).toMatchObject({ data: wordOf(7), hasFailed: false, blockNumber: 101 })
  })

  it('gives up what failed once nobody wants it', async () => {
    chain.down.add('eth_call')
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    store.dispatch(callListenersRemoved({ chainId, keys: keys(1), blocksPerFetch: 1 }))
    await vi.advanceTimersByTimeAsync(100)
    chain.log.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chain.log).toEqual([])
  })

  it.each([-4, 1_001])('does not take an answer of a block %d from the latest one', async (distance) => {
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(5_000)
    await settle()
    chain.multicallLag = -distance
    chain.answers.set(keyAt(0), wordOf(7))
    newBlock(5_001)
    await settle()
    expect(resultOf(keyAt(0))).toMatchObject({ data: wordOf(0), hasFailed: true })
  })

  it('asks at once when the user retries', async () => {
    chain.down.add('eth_call')
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    chain.down.clear()
    store.dispatch(callsRetried({ chainId, keys: [keyAt(1)] }))
    await settle()
    expect(chain.log.at(-1)).toBe('multicall 1')
    expect(resultOf(keyAt(1))).toMatchObject({ data: wordOf(1), hasFailed: false })
  })

  it('reads a touched contract again, not before the block of the receipt', async () => {
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    chain.answers.set(keyAt(1), wordOf(77))
    store.dispatch(callsTouched({ chainId, addresses: [addressAt(1)], blockNumber: 101 }))
    await settle()
    expect(chain.asked.slice(2)).toEqual([keyAt(1)])
    // The node was still at block 100: that answer does not count.
    expect(resultOf(keyAt(1))).toMatchObject({ data: wordOf(1), blockNumber: 100 })
    chain.blockNumber = 101
    await vi.advanceTimersByTimeAsync(2_500)
    expect(resultOf(keyAt(1))).toMatchObject({ data: wordOf(77), blockNumber: 101 })
  })

  it('takes a slow answer although a new block has come meanwhile', async () => {
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    const release = chain.hold()
    newBlock(100)
    newBlock(101)
    expect(chain.log).toEqual(['multicall 1', 'multicall 1'])
    release()
    await settle()
    expect(resultOf(keyAt(0))).toMatchObject({ data: wordOf(0), blockNumber: 101 })
  })

  it('fails all calls where the network has no Multicall', async () => {
    store = createAppStore({ client: chain.client, chainId, multicall: undefined })
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(resultOf(keyAt(0))?.hasFailed).toBe(true)
  })
})
