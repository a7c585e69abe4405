import { useMemo } from 'react'
import { useCallReader } from '@/hooks/useCallReader'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import {
  type CakeVaultTerms,
  type CakeVaultUser,
  cakeVaultTermsReading,
  cakeVaultUserReading,
  type HarvestOutlook,
  harvestOutlookReading,
} from './cakeVaultReads'

/** What is read of the automatic vault. */
export interface CakeVaultReads {
  readonly terms: Loadable<CakeVaultTerms>
  readonly outlook: Loadable<HarvestOutlook>
  /** Undefined without an account. */
  readonly user: Loadable<CakeVaultUser> | undefined
}

/** Reads the automatic vault; undefined on a network without one. */
export function useCakeVaultReads(
  address: Address | undefined,
  account: Address | undefined,
): CakeVaultReads | undefined {
  const plan = useMemo(
    () =>
      address === undefined
        ? undefined
        : {
            terms: cakeVaultTermsReading(address),
            outlook: harvestOutlookReading(address),
            user: account === undefined ? undefined : cakeVaultUserReading(address, account),
          },
    [address, account],
  )
  const readings = useMemo(
    () => (plan === undefined ? [] : [plan.terms, plan.outlook, ...(plan.user === undefined ? [] : [plan.user])]),
    [plan],
  )
  const read = useCallReader(readings)
  return useMemo(
    () =>
      plan && {
        terms: plan.terms.derive(read),
        outlook: plan.outlook.derive(read),
        user: plan.user?.derive(read),
      },
    [plan, read],
  )
}
