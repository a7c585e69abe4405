import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { nativeBalanceReading } from './reads'

/** The account's CRO balance in base units; loading without an account. */
export function useNativeBalance(account: Address | undefined): Loadable<bigint> {
  return useReading(
    useMemo(() => (account === undefined ? undefined : nativeBalanceReading(getDeployment(), account)), [account]),
  )
}
