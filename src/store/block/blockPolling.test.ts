// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppStore, createAppStore } from '../appStore'
import { callsRetried } from '../multicall/multicallSlice'
import { createFakeChain, type FakeChain, MULTICALL } from '../testing/fakeChain'
import { blockArrived, blockPollingStarted, blockPollingStopped, blockRequested } from './blockSlice'

let chain: FakeChain
let store: AppStore
let visibility: DocumentVisibilityState

function setVisibility(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}
const polls = () => chain.log.length
const block = () => store.getState().block

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  chain = createFakeChain()
  store = createAppStore({ client: chain.client, chainId: 31337, multicall: MULTICALL })
  store.dispatch(blockPollingStarted())
})
afterEach(() => {
  store.dispatch(blockPollingStopped())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('block polling', () => {
  it('polls at once, then every 6 s', async () => {
    await vi.advanceTimersByTimeAsync(0)
    expect(block().latest).toEqual({ number: 100, timestampSec: 600 })
    await vi.advanceTimersByTimeAsync(5_999)
    expect(polls()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(polls()).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(polls()).toBe(12)
  })

  it('waits for the interval if a block is already known', async () => {
    store.dispatch(blockPollingStopped())
    const seeded = createAppStore({ client: chain.client, chainId: 31337, multicall: MULTICALL })
    const before = polls()
    seeded.dispatch(blockArrived({ number: 99, timestampSec: 594 }))
    seeded.dispatch(blockPollingStarted())
    await vi.advanceTimersByTimeAsync(5_999)
    expect(polls()).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(polls()).toBe(before + 1)
    seeded.dispatch(blockPollingStopped())
  })

  it('pauses while the page is hidden, and polls at once when it is shown', async () => {
    await vi.advanceTimersByTimeAsync(0)
    setVisibility('hidden')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(polls()).toBe(1)
    setVisibility('visible')
    expect(polls()).toBe(2)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(polls()).toBe(3)
  })

  it('reports a failed poll, and the recovery', async () => {
    await vi.advanceTimersByTimeAsync(0)
    chain.down.add('eth_getBlockByNumber')
    await vi.advanceTimersByTimeAsync(6_000)
    expect(block()).toMatchObject({ latest: { number: 100, timestampSec: 600 }, hasFailed: true })
    chain.down.clear()
    store.dispatch(callsRetried({ chainId: 31337, keys: [] }))
    await vi.advanceTimersByTimeAsync(0)
    expect(block().hasFailed).toBe(false)
  })

  it('polls again 2.5 to 3.5 s after a failure', async () => {
    chain.down.add('eth_getBlockByNumber')
    await vi.advanceTimersByTimeAsync(6_000)
    await vi.advanceTimersByTimeAsync(2_400)
    const failed = polls()
    expect(failed).toBeGreaterThanOrEqual(2)
    expect(failed).toBeLessThanOrEqual(4)
    await vi.advanceTimersByTimeAsync(35_000)
    expect(polls() - failed).toBeGreaterThanOrEqual(10)
    expect(polls() - failed).toBeLessThanOrEqual(14)
  })

  it('ignores an older block', async () => {
    await vi.advanceTimersByTimeAsync(0)
    chain.blockNumber = 99
    await vi.advanceTimersByTimeAsync(6_000)
    expect(block().latest?.number).toBe(100)
  })

  it('never overlaps polls, and continues after a slow one', async () => {
    await vi.advanceTimersByTimeAsync(0)
    const release = chain.hold()
    store.dispatch(blockRequested())
    store.dispatch(blockRequested())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(polls()).toBe(2)
    release()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(polls()).toBe(3)
  })

  it('stops', async () => {
    await vi.advanceTimersByTimeAsync(0)
    store.dispatch(blockPollingStopped())
    setVisibility('visible')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(polls()).toBe(1)
  })
})
