// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallKey } from '@/chain/calls/call'
import { createAppStore } from '../appStore'
import { callListenersChanged, callsUpdated } from '../multicall/multicallSlice'
import { createFakeChain, MULTICALL, wordOf } from '../testing/fakeChain'
import { blockArrived } from './blockSlice'
import { blockTimeWanted } from './blockTimeSlice'

const chainId = 31337
const key: CallKey = `0x${'1'.repeat(40)}-0x18160ddd`

function start() {
  const chain = createFakeChain()
  chain.blockNumber = 10_000
  chain.answers.set(key, wordOf(1))
  const store = createAppStore({ client: chain.client, chainId, multicall: MULTICALL })
  const newBlock = async (number: number) => {
    chain.blockNumber = number
    store.dispatch(blockArrived({ number, timestampSec: number * 6 }))
    await vi.advanceTimersByTimeAsync(200)
  }
  const measured = () => store.getState().blockTime.measuredSec
  return { chain, store, newBlock, measured }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('block time measuring', () => {
  it('is batched with the first multicall once it is wanted', async () => {
    const { chain, store, newBlock, measured } = start()
    store.dispatch(blockTimeWanted())
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: [key], blocksPerFetch: 1, by: 1 }] }))
    await newBlock(10_000)
    expect(chain.log.sort()).toEqual(['eth_getBlockByNumber', 'eth_getBlockByNumber', 'multicall 1'])
    expect(measured()).toBe(6)
  })

  it('starts at once if the first multicall is already answered', async () => {
    const { chain, store, newBlock, measured } = start()
    await newBlock(10_000)
    store.dispatch(callsUpdated({ chainId, blockNumber: 10_000, readAtMs: 0, results: [[key, wordOf(1)]] }))
    store.dispatch(blockTimeWanted())
    await vi.advanceTimersByTimeAsync(200)
    expect(chain.log).toEqual(['eth_getBlockByNumber', 'eth_getBlockByNumber'])
    expect(measured()).toBe(6)
  })

  it('does not start unless wanted', async () => {
    const { chain, store, newBlock, measured } = start()
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: [key], blocksPerFetch: 1, by: 1 }] }))
    await newBlock(10_000)
    expect(chain.log).toEqual(['multicall 1'])
    expect(measured()).toBeUndefined()
  })

  it('is repeated after 1000 blocks, and after a failure', async () => {
    const { chain, store, newBlock, measured } = start()
    chain.down.add('eth_getBlockByNumber')
    store.dispatch(blockTimeWanted())
    store.dispatch(callListenersChanged({ chainId, changes: [{ keys: [key], blocksPerFetch: 1, by: 1 }] }))
    await newBlock(10_000)
    expect(measured()).toBeUndefined()
    chain.down.clear()
    await newBlock(10_001)
    expect(measured()).toBe(6)
    chain.log.length = 0
    await newBlock(11_000)
    expect(chain.log).toEqual(['multicall 1'])
    await newBlock(11_001)
    expect(chain.log).toContain('eth_getBlockByNumber')
  })
})
