import { getDeployment } from '@/config/deployment'
import { LOADING, type Loadable } from '@/lib/loadable'
import type { MaybeCall } from './callsView'
import { useAppSelector } from './storeHooks'

/**
 * What was read, or loading where a transaction of the user changed it since: for what decides about the next
 * transaction, such as an allowance right after its approval.
 * @param calls what it was read with
 */
export function useFresh<T>(read: Loadable<T>, calls: readonly MaybeCall[]): Loadable<T> {
  const { chainId } = getDeployment()
  const isOutdated = useAppSelector(({ multicall }) =>
    calls.some((call) => {
      const result = call && multicall.results[chainId]?.[call.key]
      return result?.minBlockNumber !== undefined && (result.blockNumber ?? 0) < result.minBlockNumber
    }),
  )
  return isOutdated ? LOADING : read
}
