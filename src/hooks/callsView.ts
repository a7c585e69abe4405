import type { CallKey, ContractCall } from '@/chain/calls/call'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { AppStore } from '@/store/appStore'
import type { BlockState } from '@/store/block/blockSlice'
import { type CallReading, readCall } from '@/store/multicall/callReading'
import { type CallResult, type CallResults, callsRetried } from '@/store/multicall/multicallSlice'

export type MaybeCall = ContractCall<unknown> | undefined

/** A subscription to the state of some calls. */
export interface CallsView {
  /** Distinct keys of the defined calls. */
  readonly keys: readonly CallKey[]
  isOf(store: AppStore, calls: readonly MaybeCall[]): boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Referentially stable, as is each loadable in it, until its content changes. */
  readonly getSnapshot: () => readonly Loadable<unknown>[]
}

const isDisputed = (reading: CallReading) => reading.status === 'error' && reading.isDisputed === true

/** Whether two readings look the same, so that no render is needed. */
function isSameView(a: CallReading, b: CallReading): boolean {
  const dataOf = (reading: CallReading) => ('data' in reading ? reading.data : undefined)
  const isError = (reading: CallReading) => reading.status === 'error'
  if (isError(a) !== isError(b) || isDisputed(a) !== isDisputed(b) || dataOf(a) !== dataOf(b)) return false
  return dataOf(a) !== undefined || a.status === b.status
}

function toLoadable(call: MaybeCall, reading: CallReading, retryCall: (key: CallKey) => void): Loadable<unknown> {
  if (call === undefined || reading.status === 'invalid' || reading.status === 'loading') return LOADING
  const retry = () => retryCall(call.key)
  if (reading.data === undefined) return { status: 'failed', retry, ...(isDisputed(reading) && { isDisputed: true }) }
  let value: unknown
  try {
    value = call.decode(reading.data)
  } catch {
    return { status: 'failed', retry }
  }
  return reading.status === 'error'
    ? { status: 'stale', value, asOfMs: reading.readAtMs ?? 0 }
    : { status: 'ready', value }
}

/** Creates a view of some calls, for `useSyncExternalStore`. */
export function createCallsView(store: AppStore, chainId: number, calls: readonly MaybeCall[]): CallsView {
  const retry = (key: CallKey) => void store.dispatch(callsRetried({ chainId, keys: [key] }))
  let readings: readonly CallReading[] = []
  let loadables: readonly Loadable<unknown>[] = []
  let found: readonly (CallResult | undefined)[] = []
  let lastResults: CallResults | undefined
  let lastBlock: BlockState | undefined
  const keys = [...new Set(calls.flatMap((call) => (call === undefined ? [] : [call.key])))]

  return {
    keys,
    isOf: (otherStore, others) =>
      otherStore === store &&
      others.length === calls.length &&
      others.every((other, i) => other?.key === calls[i]?.key),
    // Without calls nothing changes.
    subscribe: (listener) => (keys.length === 0 ? () => undefined : store.subscribe(listener)),
    getSnapshot() {
      const { multicall, block } = store.getState()
      const results = multicall.results[chainId]
      if (results === lastResults && block === lastBlock) return loadables
      lastResults = results
      const before = found
      found = calls.map((call) => call && results?.[call.key])
      // Most responses concern other calls.
      if (block === lastBlock && found.every((result, i) => result === before[i])) return loadables
      lastBlock = block
      const earlier = readings
      readings = calls.map((call, i) => readCall(call !== undefined, found[i], block))
      const next = readings.map((reading, i) => {
        const was = earlier[i]
        const shown = loadables[i]
        return was && shown && isSameView(was, reading) ? shown : toLoadable(calls[i], reading, retry)
      })
      if (next.some((loadable, i) => loadable !== loadables[i])) loadables = next
      return loadables
    },
  }
}
