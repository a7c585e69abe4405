import { useMemo, useState } from 'react'
import { type LockList, lockListReading } from '@/domain/lock/reads'
import { useKept } from '@/hooks/useKept'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'

export interface Lockings {
  readonly list: Loadable<LockList>
  /** Loads the next page; undefined if all are shown. */
  readonly showMore: (() => void) | undefined
}

/** The account's locks, in pages of 30. Remount it for another account. */
export function useLockings(contract: Address, account: Address): Lockings {
  const [pages, setPages] = useState(1)
  // The rows stay while the next page loads, and while the list is read again after a deposit.
  const shown = useKept(
    useReading(useMemo(() => lockListReading(contract, account, pages), [contract, account, pages])),
  )
  const list = valueOf(shown)
  const hasMore = list !== undefined && list.tokenIds.length < list.count
  return { list: shown, showMore: hasMore ? () => setPages((count) => count + 1) : undefined }
}
