import type { Middleware } from '@reduxjs/toolkit'
import { type CallKey, parseCallKey } from '@/chain/calls/call'
import { type MulticallResult, readMulticall } from '@/chain/calls/multicall'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { NetworkError } from '@/chain/rpc/rpcError'
import type { Address } from '@/lib/hex'
import type { BlockState } from '../block/blockSlice'
import {
  type CallListeners,
  callsFailed,
  callsFetching,
  callsRetried,
  callsTouched,
  callsUpdated,
  type MulticallState,
  nodeDistrusted,
} from './multicallSlice'
import { chunkCalls, outdatedCalls, requiredBlock } from './outdatedCalls'
import { CancelledError, RetriableError, retry } from './retry'

const MAX_CHUNK_CALLS = 500
const LISTENER_DEBOUNCE_MS = 100

export interface MulticallNetwork {
  readonly client: RpcClient
  readonly chainId: number
  /** Absent if the network has no Multicall contract; every call fails then. */
  readonly multicall: Address | undefined
}

interface WatchedState {
  readonly block: BlockState
  readonly multicall: MulticallState
}

async function fetchChunk(
  network: MulticallNetwork,
  keys: readonly CallKey[],
  minBlock: number,
): Promise<MulticallResult> {
  if (network.multicall === undefined) throw new Error('This network has no Multicall contract')
  const answer = await readMulticall(network.client, network.multicall, keys.map(parseCallKey), minBlock)
  if (answer.blockNumber < minBlock)
    throw new RetriableError(`Fetched for old block ${answer.blockNumber}, wanted ${minBlock}`)
  return answer
}

/**
 * Fetches the listened calls: 100 ms after the last change of listeners, and immediately for a new block, touched
 * contracts, a retry or a distrusted node. Calls that no node answered are marked as failed and retried after 2.5 to
 * 3.5 s, until they are answered or replaced by a newer fetch. A late answer counts unless there is a newer one.
 */
export function createMulticallFetching(network: MulticallNetwork): Middleware<object, WatchedState> {
  return (api) => {
    const { chainId } = network
    let settledListeners: CallListeners = {}
    let debounce: ReturnType<typeof setTimeout> | undefined
    const flights = new Set<{ readonly keys: readonly CallKey[]; readonly cancel: () => void }>()

    function startChunk(keys: readonly CallKey[], fetchingBlockNumber: number): void {
      const fail = () => api.dispatch(callsFailed({ chainId, keys, fetchingBlockNumber }))
      const { promise, cancel } = retry(() =>
        fetchChunk(network, keys, fetchingBlockNumber).catch((error: unknown) => {
          if (!(error instanceof NetworkError)) throw error
          fail()
          throw new RetriableError(error.message)
        }),
      )
      const flight = { keys, cancel }
      flights.add(flight)
      void promise
        .finally(() => flights.delete(flight))
        .then(
          ({ results, ...answer }) => {
            const byKey = keys.map((key, i) => [key, results[i]] as const)
            api.dispatch(callsUpdated({ chainId, ...answer, readAtMs: Date.now(), results: byKey }))
          },
          (error: unknown) => {
            if (!(error instanceof CancelledError)) fail()
          },
        )
    }

    function cancelReplaced(keys: readonly CallKey[]): void {
      const replaced = new Set(keys)
      const isOver = (key: CallKey) => replaced.has(key) || settledListeners[key] === undefined
      for (const flight of flights) if (flight.keys.every(isOver)) flight.cancel()
    }

    function fetchOutdated(): void {
      const { block, multicall } = api.getState()
      if (block.latest === undefined) return
      const results = multicall.results[chainId] ?? {}
      const keys = outdatedCalls(settledListeners, results, block.latest.number)
      cancelReplaced(keys)
      if (keys.length === 0) return
      const blockNumber = requiredBlock(keys, results, block.latest.number)
      api.dispatch(callsFetching({ chainId, keys, fetchingBlockNumber: blockNumber }))
      for (const chunk of chunkCalls(keys, MAX_CHUNK_CALLS)) startChunk(chunk, blockNumber)
    }

    function settle(): void {
      debounce = undefined
      settledListeners = api.getState().multicall.listeners[chainId] ?? {}
      fetchOutdated()
    }

    return (next) => (action) => {
      const before = api.getState()
      const result = next(action)
      const after = api.getState()
      if (after.multicall.listeners !== before.multicall.listeners) {
        clearTimeout(debounce)
        debounce = setTimeout(settle, LISTENER_DEBOUNCE_MS)
      } else if (
        after.block.latest !== before.block.latest ||
        callsTouched.match(action) ||
        callsRetried.match(action) ||
        nodeDistrusted.match(action)
      ) {
        fetchOutdated()
      }
      return result
    }
  }
}
