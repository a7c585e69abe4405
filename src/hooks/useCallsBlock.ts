import type { ContractCall } from '@/chain/calls/call'
import { getDeployment } from '@/config/deployment'
import { useAppSelector } from './storeHooks'

/** The block of the oldest answer to some calls that are followed; undefined before all are answered, and where the last read of one failed. */
export function useCallsBlock(calls: readonly (ContractCall<unknown> | undefined)[]): number | undefined {
  return useAppSelector(({ multicall }) => {
    const results = multicall.results[getDeployment().chainId]
    let oldest: number | undefined
    for (const call of calls) {
      if (call === undefined) continue
      const { blockNumber, hasFailed = true, isDisputed = false } = results?.[call.key] ?? {}
      // A failed read has a block too, but what is still known is older.
      if (blockNumber === undefined || hasFailed || isDisputed) return undefined
      if (oldest === undefined || blockNumber < oldest) oldest = blockNumber
    }
    return oldest
  })
}
