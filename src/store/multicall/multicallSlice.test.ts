import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallKey } from '@/chain/calls/call'
import { addressOf } from '@/lib/testing/addresses'
import { readCall } from './callReading'
import {
  type CallResult,
  callListenersChanged,
  callsCompared,
  callsFailed,
  callsFetching,
  callsRetried,
  callsTouched,
  callsUpdated,
  type MulticallState,
  multicallReducer,
  nodeDistrusted,
} from './multicallSlice'
import { chunkCalls, outdatedCalls, requiredBlock } from './outdatedCalls'

const keyOf = (digit: string): CallKey => `${addressOf(digit)}-0x12`
const A = keyOf('a')
const B = keyOf('b')
const start = multicallReducer(undefined, { type: 'none' })
const withResults = (results: Record<string, CallResult>): MulticallState => ({ ...start, results: { 25: results } })
const resultIn = (state: MulticallState, key: CallKey) => state.results[25]?.[key]

describe('call listeners', () => {
  const added = (keys: CallKey[], blocksPerFetch = 1, chainId = 25) =>
    callListenersChanged({ chainId, changes: [{ keys, blocksPerFetch, by: 1 }] })
  const removed = (keys: CallKey[], blocksPerFetch = 1, chainId = 25) =>
    callListenersChanged({ chainId, changes: [{ keys, blocksPerFetch, by: -1 }] })
  const after = (...actions: ReturnType<typeof added | typeof removed>[]) =>
    actions.reduce(multicallReducer, start).listeners

  it('counts the listeners of a call by chain and gap', () => {
    expect(after(added([A, B]), added([A]), added([A], 5), added([A], 1, 338))).toEqual({
      25: { [A]: { 1: 2, 5: 1 }, [B]: { 1: 1 } },
      338: { [A]: { 1: 1 } },
    })
  })

  it('removes a call with its last listener', () => {
    expect(after(added([A, B]), added([A]), removed([A, B]), removed([A]))).toEqual({ 25: {} })
  })
})

describe('call results', () => {
  const fetching = (block: number) => callsFetching({ chainId: 25, keys: [A], fetchingBlockNumber: block })
  const failed = (block: number) => callsFailed({ chainId: 25, keys: [A], fetchingBlockNumber: block })
  const updated = (block: number, data: `0x${string}` | undefined) =>
    callsUpdated({ chainId: 25, blockNumber: block, readAtMs: block * 1000, results: [[A, data]] })
  const after = (...actions: ReturnType<typeof fetching | typeof failed | typeof updated>[]) =>
    resultIn(actions.reduce(multicallReducer, start), A)

  it('keeps the result of the newest block, whatever arrives last', () => {
    expect(after(fetching(5), updated(5, '0x55'), updated(4, '0x44'))).toMatchObject({ data: '0x55', blockNumber: 5 })
  })

  it('keeps the old data if a newer read fails, and marks it', () => {
    const whole = after(fetching(5), updated(5, '0x55'), fetching(6), failed(6))
    const one = after(fetching(5), updated(5, '0x55'), fetching(6), updated(6, undefined))
    for (const result of [whole, one])
      expect(result).toMatchObject({ data: '0x55', readAtMs: 5000, blockNumber: 6, hasFailed: true })
  })

  it('ignores the failure of a fetch that was replaced', () => {
    expect(after(fetching(5), fetching(6), failed(5))).toEqual({ fetchingBlockNumber: 6 })
    expect(after(failed(5))).toBeUndefined()
  })

  it('keeps a newer fetch when an older one is answered', () => {
    expect(after(fetching(5), fetching(6), updated(5, '0x55'))).toMatchObject({ data: '0x55', fetchingBlockNumber: 6 })
  })

  it('marks a retried call as unread, but keeps its data', () => {
    const state = multicallReducer(
      withResults({ [A]: { data: '0x55', blockNumber: 6, hasFailed: true } }),
      callsRetried({ chainId: 25, keys: [A] }),
    )
    expect(outdatedCalls({ [A]: { 1: 1 } }, state.results[25] ?? {}, 6)).toEqual([A])
    expect(resultIn(state, A)).toMatchObject({ data: '0x55', hasFailed: false })
  })

  it('keeps a call disputed until nodes agree, whatever is read in the meantime', () => {
    const compared = (agreed: CallKey[], disputed: CallKey[]) => callsCompared({ chainId: 25, agreed, disputed })
    const disputed = multicallReducer(
      withResults({ [A]: { data: '0x55', blockNumber: 6 }, [B]: { data: '0x66', blockNumber: 6 } }),
      compared([B], [A]),
    )
    const read = multicallReducer(
      multicallReducer(disputed, updated(7, '0x77')),
      callsRetried({ chainId: 25, keys: [A] }),
    )
    expect(resultIn(read, A)).toMatchObject({ data: '0x77', isDisputed: true })
    expect(resultIn(read, B)).toEqual({ data: '0x66', blockNumber: 6 })
    expect(resultIn(multicallReducer(read, compared([A], [])), A)).toMatchObject({ data: '0x77', isDisputed: false })
  })

  it('drops the results of a distrusted node, and fetches them again', () => {
    const bad = { data: '0x55', blockNumber: 6, node: 'https://bad.test', isDisputed: true, minBlockNumber: 4 } as const
    const good = { data: '0x66', blockNumber: 6, node: 'https://good.test' } as const
    const state = multicallReducer(
      withResults({ [A]: bad, [B]: good }),
      nodeDistrusted({ chainId: 25, node: 'https://bad.test' }),
    )
    expect(state.results[25]).toEqual({ [A]: { minBlockNumber: 4 }, [B]: good })
    expect(outdatedCalls({ [A]: { 1: 1 }, [B]: { 1: 1 } }, state.results[25] ?? {}, 6)).toEqual([A])
  })

  it("requires the receipt's block for calls to a touched contract, in any case", () => {
    const state = multicallReducer(
      withResults({ [A]: { data: '0x55', blockNumber: 6 }, [B]: { data: '0x66', blockNumber: 6 } }),
      callsTouched({ chainId: 25, addresses: [addressOf('A')], blockNumber: 7 }),
    )
    const results = state.results[25] ?? {}
    const wanted = { [A]: { 1: 1 }, [B]: { 1: 1 } }
    expect(outdatedCalls(wanted, results, 6)).toEqual([A])
    expect(requiredBlock([A], results, 6)).toBe(7)
    const fetched = multicallReducer(state, callsFetching({ chainId: 25, keys: [A], fetchingBlockNumber: 7 }))
    expect(outdatedCalls(wanted, fetched.results[25] ?? {}, 6)).toEqual([])
  })
})

describe('outdatedCalls', () => {
  it.each<[string, CallResult | undefined, Record<number, number>, boolean]>([
    ['never read', undefined, { 1: 1 }, true],
    ['read at this block', { blockNumber: 10 }, { 1: 1 }, false],
    ['read at the block before', { blockNumber: 9 }, { 1: 1 }, true],
    ['read within its gap', { blockNumber: 8 }, { 3: 1 }, false],
    ['read before its gap', { blockNumber: 7 }, { 3: 1 }, true],
    ['wanted by an eager reader too', { blockNumber: 9 }, { 3: 1, 1: 1 }, true],
    ['being read for this block', { blockNumber: 9, fetchingBlockNumber: 10 }, { 1: 1 }, false],
    ['being read for an old block', { fetchingBlockNumber: 9 }, { 1: 1 }, true],
    ['wanted by nobody', undefined, { 1: 0 }, false],
  ])('%s', (_what, result, counts, expected) => {
    const outdated = outdatedCalls({ [A]: counts }, result === undefined ? {} : { [A]: result }, 10)
    expect(outdated).toEqual(expected ? [A] : [])
  })
})

describe('chunkCalls', () => {
  it('keeps all items in order, in the fewest chunks of similar size', () => {
    fc.assert(
      fc.property(fc.nat(2_500), fc.integer({ min: 1, max: 600 }), (count, max) => {
        const items = Array.from({ length: count }, (_, i) => i)
        const chunks = chunkCalls(items, max)
        expect(chunks.flat()).toEqual(items)
        expect(chunks.length).toBeLessThanOrEqual(Math.ceil(count / max))
        for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(max)
      }),
    )
  })
})

describe('readCall', () => {
  const block = { latest: { number: 10, timestampSec: 0 }, hasFailed: false }
  const down = { ...block, hasFailed: true }
  it.each([
    ['no call', false, undefined, block, { status: 'invalid' }],
    ['nothing read', true, undefined, block, { status: 'loading' }],
    ['no block yet', true, undefined, { hasFailed: false }, { status: 'loading' }],
    ['an answer of this block', true, { data: '0x12', blockNumber: 10 }, block, { status: 'ready', data: '0x12' }],
    ['an answer of an older block', true, { data: '0x12', blockNumber: 9 }, block, { status: 'syncing', data: '0x12' }],
    ['a failure', true, { blockNumber: 10, hasFailed: true }, block, { status: 'error' }],
    [
      'a failure after an answer',
      true,
      { data: '0x12', readAtMs: 5, hasFailed: true },
      block,
      { status: 'error', data: '0x12', readAtMs: 5 },
    ],
    [
      'answers that differ',
      true,
      { data: '0x12', blockNumber: 10, isDisputed: true },
      block,
      { status: 'error', isDisputed: true },
    ],
    ['a chain that does not answer', true, undefined, { hasFailed: true }, { status: 'error' }],
    [
      'a chain that no longer answers',
      true,
      { data: '0x12', readAtMs: 5, blockNumber: 10 },
      down,
      { status: 'error', data: '0x12', readAtMs: 5 },
    ],
  ] as const)('%s', (_what, isCalled, result, blockState, expected) => {
    expect(readCall(isCalled, result, blockState)).toEqual(expected)
  })
})
