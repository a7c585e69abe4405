import type { ContractCall } from '@/chain/calls/call'
import { getDeployment } from '@/config/deployment'
import { useAppSelector } from './storeHooks'

/**
 * The oldest block of the responses to some calls; undefined before all are answered, or if the last read of one
 * failed.
 */
export function useCallsBlock(calls: readonly (ContractCall<unknown> | undefined)[]): number | undefined {
  return useAppSelector(({ multicall }) => {
    const results = multicall.results[getDeployment().chainId]
    let oldest: number | undefined
    for (const call of calls) {
      if (call === undefined) continue
      const { blockNumber, hasFailed = true, isDisputed = false } = results?.[call.key] ?? {}
      // A failed read has a block too, but its data is older.
      if (blockNumber === undefined || hasFailed || isDisputed) return undefined
      if (oldest === undefined || blockNumber < oldest) oldest = blockNumber
    }
    return oldest
  })
}
