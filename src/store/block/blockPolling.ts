import type { Middleware } from '@reduxjs/toolkit'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { isPageHidden, onPageVisibility } from '@/platform/pageVisibility'
import { callsRetried } from '../multicall/multicallSlice'
import { retryWaitMs } from '../multicall/retry'
import {
  type BlockState,
  blockArrived,
  blockFailed,
  blockPollingStarted,
  blockPollingStopped,
  blockRequested,
} from './blockSlice'

const BLOCK_POLL_MS = 6_000

/**
 * Polls the latest block: every 6 s while the page is visible, 2.5 to 3.5 s after a failure, and immediately at the
 * start (unless a block is known), when the page becomes visible, on `blockRequested` and on `callsRetried`. Polls
 * never overlap.
 */
export function createBlockPolling(client: RpcClient): Middleware<object, { readonly block: BlockState }> {
  return (api) => {
    let isRunning = false
    let isPolling = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopWatching: (() => void) | undefined

    function schedule(waitMs = BLOCK_POLL_MS): void {
      clearTimeout(timer)
      if (isRunning && !isPageHidden()) timer = setTimeout(poll, waitMs)
    }

    function poll(): void {
      if (!isRunning || isPageHidden()) return
      schedule()
      if (isPolling) return
      isPolling = true
      readLatestBlock(client)
        .then(
          (block) => api.dispatch(blockArrived(block)),
          () => {
            api.dispatch(blockFailed())
            schedule(retryWaitMs())
          },
        )
        .finally(() => {
          isPolling = false
        })
    }

    function onVisibility(): void {
      if (isPageHidden()) clearTimeout(timer)
      else poll()
    }

    return (next) => (action) => {
      const result = next(action)
      if (blockPollingStarted.match(action) && !isRunning) {
        isRunning = true
        stopWatching = onPageVisibility(onVisibility)
        if (api.getState().block.latest === undefined) poll()
        else schedule()
      } else if (blockPollingStopped.match(action)) {
        isRunning = false
        clearTimeout(timer)
        stopWatching?.()
      } else if (blockRequested.match(action) || callsRetried.match(action)) {
        poll()
      }
      return result
    }
  }
}
