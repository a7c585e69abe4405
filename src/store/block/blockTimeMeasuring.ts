import type { Middleware } from '@reduxjs/toolkit'
import { readBlockTime } from '@/chain/rpc/blockTime'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { callsFetching, type MulticallState } from '../multicall/multicallSlice'
import type { BlockState } from './blockSlice'
import { blockTimeMeasured, blockTimeWanted } from './blockTimeSlice'

/** Number of blocks after which the block time is measured again. */
const MEASURE_BLOCKS = 1_000

/**
 * Measures the block time once it is wanted, and again every 1000 blocks. Waits for the next multicall to share its
 * HTTP request, unless the first one was answered before the code had loaded.
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
        // The previous value stays valid; the next multicall tries again.
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
