import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import { useVaultReads, useVaultYields, type VaultReads } from '@/domain/vault/useVaultReads'
import { type Vault, vaultOnNetwork } from '@/domain/vault/vault'
import { useAccount } from '@/hooks/useAccount'
import type { Loadable } from '@/lib/loadable'

/** A vault of the comparison, with what is read of it. */
export interface ComparedVault {
  /** In its phase on this network. */
  readonly definition: VaultDefinition
  /** Undefined if this network does not have the vault. */
  readonly onNetwork: { readonly vault: Vault; readonly reads: VaultReads } | undefined
  /** Undefined if not even the source of yield is on this network. */
  readonly vaultYield: Loadable<VaultYield> | undefined
}

/** Reads the vaults of a comparison in one batch. Keep `definitions` the same between renders. */
export function useComparedVaults(definitions: readonly VaultDefinition[]): readonly ComparedVault[] {
  const found = useMemo(
    () => definitions.map((definition) => ({ definition, onNetwork: vaultOnNetwork(getDeployment(), definition) })),
    [definitions],
  )
  const vaults = useMemo(
    () => found.flatMap(({ onNetwork }) => (onNetwork.status === 'available' ? [onNetwork.vault] : [])),
    [found],
  )
  const observed = useMemo(
    () => found.flatMap(({ onNetwork }) => (onNetwork.status === 'missing' ? (onNetwork.observed ?? []) : [])),
    [found],
  )
  const reads = useVaultReads(vaults, useAccount())
  const yields = useVaultYields(observed)
  return found.map(({ definition, onNetwork }) => {
    if (onNetwork.status === 'missing') {
      const source = onNetwork.observed
      return {
        definition: source ?? definition,
        onNetwork: undefined,
        vaultYield: source && yields[observed.indexOf(source)],
      }
    }
    const { vault } = onNetwork
    const own = reads[vaults.indexOf(vault)]
    return { definition: vault, onNetwork: own && { vault, reads: own }, vaultYield: own?.vaultYield }
  })
}
