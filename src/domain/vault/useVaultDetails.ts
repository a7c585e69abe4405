import { useMemo } from 'react'
import { earnedReading, vaultTermsReading, type EarnedAmounts, type VaultTerms } from './reads'
import type { Vault } from './vault'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

/** Fees, share price and strategy of a vault; loading while its share token is not known. */
export function useVaultTerms(vault: Vault, shareToken: Address | undefined): Loadable<VaultTerms> {
  return useReading(
    useMemo(() => (shareToken === undefined ? undefined : vaultTermsReading(vault, shareToken)), [vault, shareToken]),
  )
}

/** What the account has gained, and what the next compound brings it; loading without an account. */
export function useEarned(shareToken: Address, account: Address | undefined): Loadable<EarnedAmounts> {
  return useReading(
    useMemo(() => (account === undefined ? undefined : earnedReading(shareToken, account)), [shareToken, account]),
  )
}
