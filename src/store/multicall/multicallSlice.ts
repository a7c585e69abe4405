import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { type CallKey, parseCallKey } from '@/chain/calls/call'
import type { Address, Hex } from '@/lib/hex'

/** How many mounted readers want a call, by how many blocks may pass between their fetches. */
export type CallListeners = Readonly<Record<string, Readonly<Record<number, number>>>>

/** What is known of one call. */
export interface CallResult {
  /** The last good answer; kept while newer reads fail. */
  readonly data?: Hex
  /** Unix milliseconds of `data`. */
  readonly readAtMs?: number
  /** URL of the node that gave `data`, where that is known. */
  readonly node?: string | undefined
  /** Nodes gave different answers and nobody knows which is right: nothing of it is shown until they agree. */
  readonly isDisputed?: boolean
  /** The block of the last answer, good or failed. */
  readonly blockNumber?: number | undefined
  /** Unix seconds of that block, as the node that answered has it. */
  readonly blockTimeSec?: number | undefined
  readonly hasFailed?: boolean
  /** The block that a fetch under way was started for. */
  readonly fetchingBlockNumber?: number | undefined
  /** Answers of an older block than this no longer count: a transaction changed what the call reads. */
  readonly minBlockNumber?: number
}
export type CallResults = Readonly<Record<string, CallResult>>

/** Both maps are by chain id, then by call key. */
export interface MulticallState {
  readonly listeners: Readonly<Record<number, CallListeners>>
  readonly results: Readonly<Record<number, CallResults>>
}

interface ListenersPayload {
  readonly chainId: number
  readonly keys: readonly CallKey[]
  readonly blocksPerFetch: number
}
interface FetchPayload {
  readonly chainId: number
  readonly keys: readonly CallKey[]
  readonly fetchingBlockNumber: number
}

export const callListenersAdded = createAction<ListenersPayload>('multicall/listenersAdded')
export const callListenersRemoved = createAction<ListenersPayload>('multicall/listenersRemoved')
export const callsFetching = createAction<FetchPayload>('multicall/fetching')
/** A whole chunk failed. */
export const callsFailed = createAction<FetchPayload>('multicall/failed')
/** A chunk was answered; a call without data reverted or gave nothing. */
export const callsUpdated = createAction<{
  readonly chainId: number
  readonly blockNumber: number
  readonly blockTimeSec?: number | undefined
  readonly readAtMs: number
  readonly node?: string | undefined
  readonly results: readonly (readonly [CallKey, Hex | undefined])[]
}>('multicall/updated')
/** Answers of nodes to these calls were compared. */
export const callsCompared = createAction<{
  readonly chainId: number
  readonly agreed: readonly CallKey[]
  readonly disputed: readonly CallKey[]
}>('multicall/compared')
/** A node gave a wrong answer: all that is known from it alone is forgotten. */
export const nodeDistrusted = createAction<{ readonly chainId: number; readonly node: string }>(
  'multicall/nodeDistrusted',
)
/** A transaction that was mined in `blockNumber` changed these contracts. */
export const callsTouched = createAction<{
  readonly chainId: number
  readonly addresses: readonly Address[]
  readonly blockNumber: number
}>('multicall/touched')
/** The user asked to read failed calls again. */
export const callsRetried = createAction<{ readonly chainId: number; readonly keys: readonly CallKey[] }>(
  'multicall/retried',
)

const UNREAD: CallResult = { blockNumber: undefined, fetchingBlockNumber: undefined, hasFailed: false }
const initialState: MulticallState = { listeners: {}, results: {} }

function changeCounts(
  state: MulticallState,
  { chainId, keys, blocksPerFetch }: ListenersPayload,
  by: 1 | -1,
): MulticallState {
  const known = state.listeners[chainId] ?? {}
  const changed = keys.map(
    (key) => [key, { ...known[key], [blocksPerFetch]: (known[key]?.[blocksPerFetch] ?? 0) + by }] as const,
  )
  const listeners = Object.entries({ ...known, ...Object.fromEntries(changed) })
  const wanted = listeners.filter(([, counts]) => Object.values(counts).some((count) => count > 0))
  return { ...state, listeners: { ...state.listeners, [chainId]: Object.fromEntries(wanted) } }
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
  // A newer fetch may be under way already; it stays.
  const isNewerFetch = (known.fetchingBlockNumber ?? 0) > block.blockNumber
  const answered: CallResult = {
    ...known,
    ...block,
    fetchingBlockNumber: isNewerFetch ? known.fetchingBlockNumber : undefined,
  }
  return data === undefined ? { ...answered, hasFailed: true } : { ...answered, data, readAtMs, node, hasFailed: false }
}

/** Written without drafts: a block's answer changes every result at once. */
export function multicallReducer(state: MulticallState = initialState, action: UnknownAction): MulticallState {
  if (callListenersAdded.match(action)) return changeCounts(state, action.payload, 1)
  if (callListenersRemoved.match(action)) return changeCounts(state, action.payload, -1)
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
      // The failure of a fetch that a newer one has replaced says nothing any more.
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
    const theirs = Object.entries(state.results[chainId] ?? {}).filter(([, result]) => result.node === node)
    return changeResults(
      state,
      chainId,
      theirs.map(([key, { minBlockNumber }]) => [key, minBlockNumber === undefined ? {} : { minBlockNumber }]),
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
