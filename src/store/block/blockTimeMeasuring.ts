import type { Middleware } from '@reduxjs/toolkit'
import { readBlockTime } from '@/chain/rpc/blockTime'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { callsFetching, type MulticallState } from '../multicall/multicallSlice'
import type { BlockState } from './blockSlice'
import { blockTimeMeasured, blockTimeWanted } from './blockTimeSlice'

/** How many blocks a measure counts for. */
const MEASURE_BLOCKS = 1_000

/**
 * Measures the block time once somebody wants it, and again after 1000 blocks. It waits for a multicall to go out, so
 * that its headers travel in the same HTTP request, but where the first one was answered before the code was there.
 */
export function createBlockTimeMeasuring(
  client: RpcClient,
): Middleware<object, { readonly block: BlockState; readonly multicall: MulticallState }> {
  return (api) => {
    let isWanted = false
    let measuredAt: number | undefined

    function measure(): void {
      const { latest } = api.getState().block
      if (latest === undefined || (measuredAt !== undefined && latest.number < measuredAt + MEASURE_BLOCKS)) return
      measuredAt = latest.number
      readBlockTime(client, latest).then(
        (seconds) => api.dispatch(blockTimeMeasured(seconds)),
        // What was measured before still holds; the next multicall asks again.
        () => {
          measuredAt = undefined
        },
      )
    }

    return (next) => (action) => {
      const result = next(action)
      if (blockTimeWanted.match(action)) {
        isWanted = true
        if (Object.keys(api.getState().multicall.results).length > 0) measure()
      } else if (isWanted && callsFetching.match(action)) measure()
      return result
    }
  }
}
