import { useMemo } from 'react'
import { fromDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { useVaultReads } from '@/domain/vault/useVaultReads'
import { vaultOnNetwork } from '@/domain/vault/vault'
import type { HomeVault } from '../model/homeView'

/** The vaults of this network. */
export const getHomeVaults = fromDeployment((deployment) =>
  vaultTable.flatMap((definition) => {
    const onNetwork = vaultOnNetwork(deployment, definition)
    return onNetwork.status === 'available' ? [onNetwork.vault] : []
  }),
)

/** All vaults of this network with their yields and TVL. */
export function useHomeVaults(): readonly HomeVault[] {
  const vaults = getHomeVaults()
  const reads = useVaultReads(vaults, undefined)
  return useMemo(
    () => vaults.flatMap((vault, index) => (reads[index] === undefined ? [] : [{ vault, reads: reads[index] }])),
    [vaults, reads],
  )
}
