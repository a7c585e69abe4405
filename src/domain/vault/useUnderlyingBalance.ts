import { useMemo } from 'react'
import type { Reading } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import { nativeBalanceReading, tokenBalanceReading } from '@/domain/token/reads'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Vault } from './vault'

/** What the account can deposit: its balance of the underlying token, or its CRO for a native vault, in base units. */
export function underlyingBalanceReading(vault: Vault, account: Address): Reading<bigint> | undefined {
  return vault.isNative
    ? nativeBalanceReading(getDeployment(), account)
    : tokenBalanceReading(vault.deployed.underlying, account)
}

/** `underlyingBalanceReading` of an account; loading without one. */
export function useUnderlyingBalance(vault: Vault, account: Address | undefined): Loadable<bigint> {
  return useReading(
    useMemo(() => (account === undefined ? undefined : underlyingBalanceReading(vault, account)), [vault, account]),
  )
}
