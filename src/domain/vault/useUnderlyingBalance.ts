import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { nativeBalanceReading, tokenBalanceReading } from '@/domain/token/reads'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Vault } from './vault'

/** What the account can deposit: its balance of the underlying token, or its CRO for a native vault, in base units. */
export function useUnderlyingBalance(vault: Vault, account: Address | undefined): Loadable<bigint> {
  const reading = useMemo(() => {
    if (account === undefined) return undefined
    return vault.isNative
      ? nativeBalanceReading(getDeployment(), account)
      : tokenBalanceReading(vault.deployed.underlying, account)
  }, [vault, account])
  return useReading(reading)
}
