// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallKey } from '@/chain/calls/call'
import { addressOf } from '@/lib/testing/addresses'
import { type AppStore, createAppStore } from '../appStore'
import { blockArrived, blockFailed } from '../block/blockSlice'
import { createFakeChain, MULTICALL, wordOf } from '../testing/fakeChain'
import { readCall } from './callReading'
import { keepFigures, mergeFigures, parseFigures } from './keptFigures'
import { callsUpdated } from './multicallSlice'

const database = vi.hoisted(() => new Map<string, unknown>())
vi.mock('@/platform/browserDatabase', () => ({
  readDatabaseValue: async (key: string) => Promise.resolve(database.get(key)),
  writeDatabaseValue: async (key: string, value: unknown) => {
    await Promise.resolve()
    // What IndexedDB keeps is a copy.
    database.set(key, structuredClone(value))
  },
}))

const CHAIN_ID = 25
const NOW_MS = 1_800_000_000_000
const DAY_MS = 86_400_000
const keyOf = (digit: string): CallKey => `${addressOf(digit)}-0x12`
const [A, B] = [keyOf('a'), keyOf('b')]
const figureOf = (key: CallKey, value: number, readAtMs = NOW_MS) => ({ key, data: wordOf(value), readAtMs })
const storedOf = (...figures: readonly unknown[]) => ({ chainId: CHAIN_ID, figures })

describe('stored figures', () => {
  it('are those of the chain', () => {
    const stored = storedOf(figureOf(A, 1))
    expect(parseFigures(stored, CHAIN_ID, NOW_MS)).toEqual([figureOf(A, 1)])
    expect(parseFigures(stored, 338, NOW_MS)).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'figures'],
    ['no list', { chainId: CHAIN_ID, figures: { 0: figureOf(A, 1) } }],
    ['a key that is none', storedOf({ ...figureOf(A, 1), key: '0x12' })],
    ['a key of another form', storedOf({ ...figureOf(A, 1), key: `${A}-0x` })],
    ['a result that is not hex', storedOf({ ...figureOf(A, 1), data: '<b>' })],
    ['a result without a bound', storedOf({ ...figureOf(A, 1), data: `0x${'0'.repeat(50_000)}` })],
    ['a time of the future', storedOf(figureOf(A, 1, NOW_MS + 1))],
    ['a time that is none', storedOf({ ...figureOf(A, 1), readAtMs: Number.NaN })],
    ['a figure of last season', storedOf(figureOf(A, 1, NOW_MS - 31 * DAY_MS))],
  ])('leave out %s', (_, stored) => {
    expect(parseFigures(stored, CHAIN_ID, NOW_MS)).toEqual([])
  })

  it('are bounded in number', () => {
    const many = Array.from({ length: 10_000 }, () => figureOf(A, 1))
    expect(parseFigures(storedOf(...many), CHAIN_ID, NOW_MS)).toHaveLength(4_000)
  })
})

describe('merged figures', () => {
  it('are the newest of each call, and keep those of other pages', () => {
    const merged = mergeFigures([figureOf(A, 1, 10), figureOf(B, 2, 20)], { [A]: { data: wordOf(3), readAtMs: 30 } })
    expect(merged).toEqual([figureOf(A, 3, 30), figureOf(B, 2, 20)])
  })

  it('leave out failed and disputed reads', () => {
    const results = { [A]: { hasFailed: true }, [B]: { data: wordOf(1), readAtMs: 1, isDisputed: true } }
    expect(mergeFigures([], results)).toEqual([])
  })
})

describe('keeping figures', () => {
  const stops: (() => void)[] = []
  beforeEach(() => {
    database.clear()
    vi.useFakeTimers({ now: NOW_MS })
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
  })

  function visit() {
    const store: AppStore = createAppStore({
      client: createFakeChain().client,
      chainId: CHAIN_ID,
      multicall: MULTICALL,
    })
    const onRestored = vi.fn()
    stops.push(keepFigures(store, CHAIN_ID, onRestored))
    const shown = (key: CallKey) => {
      const { multicall, block } = store.getState()
      return readCall(true, multicall.results[CHAIN_ID]?.[key], block)
    }
    const answer = (value: number, number = 7) => {
      store.dispatch(blockArrived({ number, timestampSec: 100 }))
      const results = [[A, wordOf(value)]] as const
      store.dispatch(callsUpdated({ chainId: CHAIN_ID, blockNumber: number, readAtMs: Date.now(), results }))
    }
    return { store, onRestored, shown, answer }
  }
  const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  async function visitedAnHourAgo(): Promise<void> {
    visit().answer(1)
    await passed(10_000)
    stops.splice(0).forEach((stop) => stop())
    await passed(60 * 60_000)
  }

  it('shows those of the last visit as outdated where no node responds', async () => {
    await visitedAnHourAgo()
    const { store, shown, onRestored } = visit()
    expect(shown(A)).toEqual({ status: 'loading' })
    store.dispatch(blockFailed())
    await passed(0)
    expect(shown(A)).toEqual({ status: 'error', data: wordOf(1), readAtMs: NOW_MS })
    expect(shown(B)).toEqual({ status: 'error' })
    expect(onRestored).toHaveBeenCalledExactlyOnceWith(NOW_MS)
  })

  it('shows none of them as current once a node responds, until they are read again', async () => {
    await visitedAnHourAgo()
    const { store, shown, answer } = visit()
    store.dispatch(blockFailed())
    await passed(0)
    store.dispatch(blockArrived({ number: 9, timestampSec: 200 }))
    expect(shown(A)).toMatchObject({ status: 'error', data: wordOf(1) })
    answer(2, 10)
    expect(shown(A)).toEqual({ status: 'ready', data: wordOf(2) })
  })

  it('restores nothing while nodes respond, and nothing over a figure of this visit', async () => {
    await visitedAnHourAgo()
    const { store, shown, answer, onRestored } = visit()
    answer(5)
    store.dispatch(blockFailed())
    await passed(0)
    expect(shown(A)).toMatchObject({ status: 'error', data: wordOf(5) })
    expect(onRestored).not.toHaveBeenCalled()
  })

  it('stores them when the page is left', async () => {
    visit().answer(4)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await passed(0)
    expect(database.get('figures')).toEqual(storedOf(figureOf(A, 4)))
  })
})
