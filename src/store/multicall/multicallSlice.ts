import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { type CallKey, parseCallKey } from '@/chain/calls/call'
import type { Address, Hex } from '@/lib/hex'

/** Number of mounted listeners per call, by their `blocksPerFetch`. */
export type CallListeners = Readonly<Record<string, Readonly<Record<number, number>>>>

/** The state of one call. */
export interface CallResult {
  /** The last successful result; kept while newer reads fail. */
  readonly data?: Hex
  /** Unix milliseconds. */
  readonly readAtMs?: number
  /** URL of the node that returned `data`, if known. */
  readonly node?: string | undefined
  /** `data` is of an earlier visit. */
  readonly isRestored?: boolean
  /** Nodes returned different results without a majority; hidden until they agree. */
  readonly isDisputed?: boolean
  /** The block of the last response, successful or not. */
  readonly blockNumber?: number | undefined
  /** Timestamp of that block in Unix seconds, as seen by the node. */
  readonly blockTimeSec?: number | undefined
  readonly hasFailed?: boolean
  /** The block for which a fetch is in progress. */
  readonly fetchingBlockNumber?: number | undefined
  /** Results of older blocks are outdated, because a transaction changed what the call reads. */
  readonly minBlockNumber?: number
}
export type CallResults = Readonly<Record<string, CallResult>>

/** Both maps are keyed by chain id, then call key. */
export interface MulticallState {
  readonly listeners: Readonly<Record<number, CallListeners>>
  readonly results: Readonly<Record<number, CallResults>>
}

/** Calls that someone begins (1) or stops (-1) to listen to. */
export interface ListenerChange {
  readonly keys: readonly CallKey[]
  readonly blocksPerFetch: number
  readonly by: 1 | -1
}
interface ListenersPayload {
  readonly chainId: number
  readonly changes: readonly ListenerChange[]
}
interface FetchPayload {
  readonly chainId: number
  readonly keys: readonly CallKey[]
  readonly fetchingBlockNumber: number
}

export const callListenersChanged = createAction<ListenersPayload>('multicall/listenersChanged')
export const callsFetching = createAction<FetchPayload>('multicall/fetching')
/** A whole chunk failed. */
export const callsFailed = createAction<FetchPayload>('multicall/failed')
/** A chunk was answered; calls without data reverted or returned nothing. */
export const callsUpdated = createAction<{
  readonly chainId: number
  readonly blockNumber: number
  readonly blockTimeSec?: number | undefined
  readonly readAtMs: number
  readonly node?: string | undefined
  readonly results: readonly (readonly [CallKey, Hex | undefined])[]
}>('multicall/updated')
/** Results of an earlier visit, shown as outdated until a node responds. */
export const callsRestored = createAction<{
  readonly chainId: number
  readonly figures: readonly { readonly key: CallKey; readonly data: Hex; readonly readAtMs: number }[]
}>('multicall/restored')
/** The results of these calls were compared between nodes. */
export const callsCompared = createAction<{
  readonly chainId: number
  readonly agreed: readonly CallKey[]
  readonly disputed: readonly CallKey[]
}>('multicall/compared')
/** A node gave a wrong answer: drop all results that came from it. */
export const nodeDistrusted = createAction<{ readonly chainId: number; readonly node: string }>(
  'multicall/nodeDistrusted',
)
/** A transaction mined in `blockNumber` changed these contracts. */
export const callsTouched = createAction<{
  readonly chainId: number
  readonly addresses: readonly Address[]
  readonly blockNumber: number
}>('multicall/touched')
/** The user retried failed calls. */
export const callsRetried = createAction<{ readonly chainId: number; readonly keys: readonly CallKey[] }>(
  'multicall/retried',
)

const UNREAD: CallResult = { blockNumber: undefined, fetchingBlockNumber: undefined, hasFailed: false }
const initialState: MulticallState = { listeners: {}, results: {} }

function changeCounts(state: MulticallState, { chainId, changes }: ListenersPayload): MulticallState {
  const listeners = new Map(Object.entries(state.listeners[chainId] ?? {}))
  for (const { keys, blocksPerFetch, by } of changes) {
    for (const key of keys) {
      const known = listeners.get(key)
      const counts = { ...known, [blocksPerFetch]: (known?.[blocksPerFetch] ?? 0) + by }
      if (Object.values(counts).some((count) => count > 0)) listeners.set(key, counts)
      else listeners.delete(key)
    }
  }
  return { ...state, listeners: { ...state.listeners, [chainId]: Object.fromEntries(listeners) } }
}

type Change = readonly [key: string, result: CallResult]

function changeResults(state: MulticallState, chainId: number, changes: readonly Change[]): MulticallState {
  if (changes.length === 0) return state
  return {
    ...state,
    results: { ...state.results, [chainId]: { ...state.results[chainId], ...Object.fromEntries(changes) } },
  }
}

interface Answer {
  readonly blockNumber: number
  readonly blockTimeSec?: number | undefined
  readonly readAtMs: number
  readonly node?: string | undefined
}

function updated(known: CallResult, { readAtMs, node, ...block }: Answer, data: Hex | undefined): CallResult {
  // A newer fetch may already be in progress.
  const isNewerFetch = (known.fetchingBlockNumber ?? 0) > block.blockNumber
  const answered: CallResult = {
    ...known,
    ...block,
    fetchingBlockNumber: isNewerFetch ? known.fetchingBlockNumber : undefined,
  }
  return data === undefined
    ? { ...answered, hasFailed: true }
    : { ...answered, data, readAtMs, node, hasFailed: false, isRestored: false }
}

/** Written without Immer, because one response changes every result. */
export function multicallReducer(state: MulticallState = initialState, action: UnknownAction): MulticallState {
  if (callListenersChanged.match(action)) return changeCounts(state, action.payload)
  if (callsFetching.match(action)) {
    const { chainId, keys, fetchingBlockNumber } = action.payload
    const known = state.results[chainId] ?? {}
    const isNewer = (key: CallKey) => (known[key]?.fetchingBlockNumber ?? 0) < fetchingBlockNumber
    return changeResults(
      state,
      chainId,
      keys.filter(isNewer).map((key) => [key, { ...known[key], fetchingBlockNumber }]),
    )
  }
  if (callsFailed.match(action)) {
    const { chainId, keys, fetchingBlockNumber } = action.payload
    const known = state.results[chainId] ?? {}
    const changes = keys.flatMap((key): Change[] => {
      const result = known[key]
      // Ignore the failure of a fetch that was replaced by a newer one.
      if (result === undefined || result.fetchingBlockNumber !== fetchingBlockNumber) return []
      return [[key, { ...result, blockNumber: fetchingBlockNumber, fetchingBlockNumber: undefined, hasFailed: true }]]
    })
    return changeResults(state, chainId, changes)
  }
  if (callsUpdated.match(action)) {
    const { chainId, results, ...answer } = action.payload
    const known = state.results[chainId] ?? {}
    const changes = results.flatMap(([key, data]): Change[] => {
      const result = known[key] ?? {}
      return (result.blockNumber ?? 0) > answer.blockNumber ? [] : [[key, updated(result, answer, data)]]
    })
    return changeResults(state, chainId, changes)
  }
  if (callsRestored.match(action)) {
    const { chainId, figures } = action.payload
    const known = state.results[chainId] ?? {}
    const changes = figures.flatMap(({ key, ...figure }): Change[] =>
      known[key]?.data === undefined ? [[key, { ...known[key], ...figure, isRestored: true }]] : [],
    )
    return changeResults(state, chainId, changes)
  }
  if (callsCompared.match(action)) {
    const { chainId, agreed, disputed } = action.payload
    const known = state.results[chainId] ?? {}
    const change = (keys: readonly CallKey[], isDisputed: boolean) =>
      keys.flatMap((key): Change[] =>
        (known[key]?.isDisputed ?? false) === isDisputed ? [] : [[key, { ...known[key], isDisputed }]],
      )
    return changeResults(state, chainId, [...change(agreed, false), ...change(disputed, true)])
  }
  if (nodeDistrusted.match(action)) {
    const { chainId, node } = action.payload
    const dropped = Object.entries(state.results[chainId] ?? {}).filter(([, result]) => result.node === node)
    return changeResults(
      state,
      chainId,
      dropped.map(([key, { minBlockNumber }]) => [key, minBlockNumber === undefined ? {} : { minBlockNumber }]),
    )
  }
  if (callsTouched.match(action)) {
    const { chainId, addresses, blockNumber } = action.payload
    const touched = new Set(addresses.map((address) => address.toLowerCase()))
    const changes = Object.entries(state.results[chainId] ?? {}).flatMap(([key, result]): Change[] => {
      if (!touched.has(parseCallKey(key).to.toLowerCase())) return []
      return [[key, { ...result, minBlockNumber: Math.max(result.minBlockNumber ?? 0, blockNumber) }]]
    })
    return changeResults(state, chainId, changes)
  }
  if (callsRetried.match(action)) {
    const { chainId, keys } = action.payload
    const known = state.results[chainId] ?? {}
    return changeResults(
      state,
      chainId,
      keys.map((key) => [key, { ...known[key], ...UNREAD }]),
    )
  }
  return state
}
