import { useMemo } from 'react'
import type { CroLock } from '@/domain/lock/lock'
import { LOCKS_PER_PAGE, lockListReading, lockReading } from '@/domain/lock/reads'
import { useCallReader } from '@/hooks/useCallReader'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

/** Further locks are only counted as not listed. */
const MAX_PAGES = 10

export interface Locks {
  readonly locks: readonly { readonly tokenId: bigint; readonly lock: Loadable<CroLock> }[]
  readonly hiddenCount: number
}

/** All locks of an account; loading without a contract. */
export function useLocks(contract: Address | undefined, account: Address): Loadable<Locks> {
  const first = useLockList(contract, account, 1)
  const count = valueOf(first)?.count ?? 0
  const list = useLockList(contract, account, Math.min(MAX_PAGES, Math.max(1, Math.ceil(count / LOCKS_PER_PAGE))))
  const readings = useMemo(
    () =>
      contract === undefined ? [] : (valueOf(list)?.tokenIds ?? []).map((tokenId) => lockReading(contract, tokenId)),
    [contract, list],
  )
  const read = useCallReader(readings)
  return useMemo(
    () =>
      mapLoadable(list, ({ tokenIds, count: total }) => ({
        locks: tokenIds.flatMap((tokenId, index) => {
          const reading = readings[index]
          return reading === undefined ? [] : [{ tokenId, lock: reading.derive(read) }]
        }),
        hiddenCount: Math.max(0, total - tokenIds.length),
      })),
    [list, readings, read],
  )
}

function useLockList(contract: Address | undefined, account: Address, pages: number) {
  return useReading(useMemo(() => contract && lockListReading(contract, account, pages), [contract, account, pages]))
}
