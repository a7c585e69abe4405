import { useMemo } from 'react'
import { useCallReader } from '@/hooks/useCallReader'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { SaleAccount } from './account'
import type { Offering, Offerings } from './offering'
import {
  activeProfileReading,
  claimablePointsReading,
  pointCenterLimitReading,
  saleAccountReading,
  saleReading,
} from './reads'
import type { Sale } from './sale'

/** An offering, read with each block. */
export interface SaleReads {
  readonly offering: Offering
  readonly sale: Loadable<Sale>
  /** Of the account; loading without one. */
  readonly own: Loadable<SaleAccount>
}

/** All offerings with what an account has in them, in the order of the deployment. */
export function useSales(offerings: Offerings, account: Address | undefined): readonly SaleReads[] {
  const plans = useMemo(
    () =>
      offerings.list.map((offering) => ({
        offering,
        sale: saleReading(offerings, offering),
        own: account && saleAccountReading(offerings, offering, account),
      })),
    [offerings, account],
  )
  const read = useCallReader(
    useMemo(() => plans.flatMap(({ sale, own }) => (own === undefined ? [sale] : [sale, own])), [plans]),
  )
  const claimable = useClaimablePoints(offerings, account)
  return useMemo(
    () =>
      plans.map(({ offering, sale, own }) => ({
        offering,
        sale: sale.derive(read),
        own: own === undefined ? LOADING : withPoints(own.derive(read), offering, claimable),
      })),
    [plans, read, claimable],
  )
}

function withPoints(
  own: Loadable<SaleAccount>,
  { version, contract }: Offering,
  claimable: ReadonlySet<Address> | undefined,
): Loadable<SaleAccount> {
  if (version !== 1) return own
  return mapLoadable(own, (account) => ({ ...account, canGetPoints: claimable?.has(contract) === true }))
}

/** The offerings whose points the point center gives now; undefined while they are not known. */
function useClaimablePoints(offerings: Offerings, account: Address | undefined): ReadonlySet<Address> | undefined {
  const limit = valueOf(
    useReading(
      useMemo(() => pointCenterLimitReading(offerings), [offerings]),
      LIMIT_OPTIONS,
    ),
  )
  const claimable = useReading(
    useMemo(
      () => (account && limit !== undefined ? claimablePointsReading(offerings, account, limit) : undefined),
      [offerings, account, limit],
    ),
  )
  return valueOf(claimable)
}

/** It hardly ever changes. */
const LIMIT_OPTIONS = { blocksPerFetch: 100 } as const

/** Whether the account can commit, as the offerings check it; loading without an account. */
export function useActiveProfile(offerings: Offerings, account: Address | undefined): Loadable<boolean> {
  return useReading(useMemo(() => account && activeProfileReading(offerings, account), [offerings, account]))
}
