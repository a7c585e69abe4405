import { getDeployment } from '@/config/deployment'
import type { MaybeCall } from './callsView'
import { useAppSelector } from './storeHooks'

/**
 * Whether a transaction of the user changed what these calls read, and they were not read since: then they decide
 * nothing about the next transaction, such as an allowance right after its approval.
 */
export function useIsOutdated(calls: readonly MaybeCall[]): boolean {
  const { chainId } = getDeployment()
  return useAppSelector(({ multicall }) =>
    calls.some((call) => {
      const { blockNumber = 0, minBlockNumber = 0 } = (call && multicall.results[chainId]?.[call.key]) ?? {}
      return blockNumber < minBlockNumber
    }),
  )
}
