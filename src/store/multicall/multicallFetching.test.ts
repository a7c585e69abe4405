// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallKey } from '@/chain/calls/call'
import type { Address } from '@/lib/hex'
import { type AppStore, createAppStore } from '../appStore'
import { blockArrived, blockPollingStarted } from '../block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '../testing/fakeChain'
import { callListenersChanged, callsRetried, callsTouched } from './multicallSlice'

const chainId = 31337
const addressAt = (i: number): Address => `0x${(i + 1).toString(16).padStart(40, '0')}`
const keyAt = (i: number): CallKey => `${addressAt(i)}-0x18160ddd`
const keys = (count: number) => Array.from({ length: count }, (_, i) => keyAt(i))

let chain: FakeChain
let store: AppStore
const listen = (wanted: CallKey[], blocksPerFetch = 1) =>
  store.dispatch(callListenersChanged({ chainId, changes: [{ keys: wanted, blocksPerFetch, by: 1 }] }))
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
  it('sends one block request and one multicall on a cold start, 100 ms after the last listener', async () => {
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

  it('waits for the first block if it arrives after the debounce', async () => {
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(500)
    expect(chain.log).toEqual([])
    newBlock(100)
    await settle()
    expect(chain.log).toEqual(['multicall 2'])
  })

  it('fetches with each block, as rarely as the listeners allow', async () => {
    listen([keyAt(0)])
    listen([keyAt(1)], 3)
    await vi.advanceTimersByTimeAsync(100)
    for (const block of [100, 101, 102, 103]) {
      newBlock(block)
      await settle()
    }
    expect(chain.log).toEqual(['multicall 2', 'multicall 1', 'multicall 1', 'multicall 2'])
  })

  it('does not fetch calls without listeners', async () => {
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(100)
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: keys(2), blocksPerFetch: 1, by: -1 }] }))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(chain.log).toEqual([])
  })

  it('sends at most 500 calls per multicall', async () => {
    listen(keys(1_100))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(chain.log).toEqual(['multicall 367', 'multicall 367', 'multicall 366'])
    chain.log.length = 0
    listen(keys(1_100).slice(500), 9)
    store.dispatch(
      callListenersChanged({ chainId, changes: [{ keys: keys(1_100).slice(500), blocksPerFetch: 1, by: -1 }] }),
    )
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

  it('fails only the call that reverted', async () => {
    chain.answers.delete(keyAt(1))
    listen(keys(3))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(keys(3).map((key) => resultOf(key)?.hasFailed)).toEqual([false, true, false])
  })

  it('retries after 2.5 s if the answer is of an old block', async () => {
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

  it('cancels retries replaced by a new block, and keeps others', async () => {
    chain.multicallLag = 1
    listen([keyAt(0)])
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    newBlock(101)
    await vi.advanceTimersByTimeAsync(2_600)
    expect(chain.log).toEqual(['multicall 1', 'multicall 1', 'multicall 1'])
  })

  it('does not mark a fetch without listeners as failed', async () => {
    chain.multicallLag = 1
    listen([keyAt(0)])
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: [keyAt(0)], blocksPerFetch: 1, by: -1 }] }))
    await vi.advanceTimersByTimeAsync(2_600)
    expect(chain.log).toEqual(['multicall 1'])
    expect(resultOf(keyAt(0))?.hasFailed).toBeUndefined()
  })

  it('marks a failed chunk, keeps its values, and fetches again with the next block', async () => {
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

  it('retries a failed chunk, which stays failed until it is answered', async () => {
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

  it('stops retrying calls without listeners', async () => {
    chain.down.add('eth_call')
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: keys(1), blocksPerFetch: 1, by: -1 }] }))
    await vi.advanceTimersByTimeAsync(100)
    chain.log.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chain.log).toEqual([])
  })

  it.each([-4, 1_001])('rejects an answer of a block %d from the latest one', async (distance) => {
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

  it('fetches at once if the user retries', async () => {
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

  it("fetches a touched contract again, from the receipt's block on", async () => {
    listen(keys(2))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    chain.answers.set(keyAt(1), wordOf(77))
    store.dispatch(callsTouched({ chainId, addresses: [addressAt(1)], blockNumber: 101 }))
    await settle()
    expect(chain.asked.slice(2)).toEqual([keyAt(1)])
    // The node was still at block 100, so its answer is rejected.
    expect(resultOf(keyAt(1))).toMatchObject({ data: wordOf(1), blockNumber: 100 })
    chain.blockNumber = 101
    await vi.advanceTimersByTimeAsync(2_500)
    expect(resultOf(keyAt(1))).toMatchObject({ data: wordOf(77), blockNumber: 101 })
  })

  it('accepts a slow answer after a new block has arrived', async () => {
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

  it('fails all calls if the network has no Multicall', async () => {
    store = createAppStore({ client: chain.client, chainId, multicall: undefined })
    listen(keys(1))
    await vi.advanceTimersByTimeAsync(100)
    newBlock(100)
    await settle()
    expect(resultOf(keyAt(0))?.hasFailed).toBe(true)
  })
})
