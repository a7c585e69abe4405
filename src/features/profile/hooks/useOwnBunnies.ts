import { useMemo } from 'react'
import type { Profiles } from '@/domain/profile/profiles'
import { bunnyBalanceReading, bunnyIdsReading } from '@/domain/profile/reads'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

export interface OwnBunnies {
  /** In the wallet; a profile's picture is not. */
  readonly count: number
  /** Of the first ones, up to the limit. */
  readonly ids: readonly bigint[]
}

/** The collectibles in an account's wallet. */
export function useOwnBunnies({ bunnies }: Profiles, account: Address, limit: number): Loadable<OwnBunnies> {
  const balance = useReading(useMemo(() => bunnyBalanceReading(bunnies, account), [bunnies, account]))
  const count = valueOf(balance)
  const ids = useReading(
    useMemo(
      () => (count === undefined ? undefined : bunnyIdsReading(bunnies, account, Math.min(count, limit))),
      [bunnies, account, count, limit],
    ),
  )
  return useMemo(() => {
    if (balance.status === 'failed') return balance
    if (count === undefined) return LOADING
    return mapLoadable(ids, (known): OwnBunnies => ({ count, ids: known }))
  }, [balance, count, ids])
}
