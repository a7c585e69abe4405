import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { extraRewardsReading } from './extraRewardReads'
import type { ExtraReward } from './model/extraRewards'
import { type Earned, earnedReading, type VaultTerms, vaultTermsReading } from './reads'
import type { Vault } from './vault'

/** Fees, share price and strategy of a vault; loading until its share token is known. */
export function useVaultTerms(vault: Vault, shareToken: Address | undefined): Loadable<VaultTerms> {
  return useReading(
    useMemo(() => (shareToken === undefined ? undefined : vaultTermsReading(vault, shareToken)), [vault, shareToken]),
  )
}

/** A vault's extra rewards at current rates and prices. */
export function useExtraRewards(vault: Vault): Loadable<readonly ExtraReward[]> {
  return useReading(useMemo(() => extraRewardsReading(getDeployment(), vault), [vault]))
}

/** The account's gain and the pending part of it; loading without an account or share token. */
export function useEarned(
  vault: Vault,
  shareToken: Address | undefined,
  account: Address | undefined,
): Loadable<Earned> {
  return useReading(
    useMemo(
      () =>
        account === undefined || shareToken === undefined
          ? undefined
          : earnedReading(getDeployment(), vault, shareToken, account),
      [vault, shareToken, account],
    ),
  )
}
