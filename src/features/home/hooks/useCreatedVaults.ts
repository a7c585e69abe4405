import type { Vault } from '@/domain/vault/vault'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import type { HomeVault } from '../model/homeView'

/** A vault with its share token. */
export interface CreatedVault {
  readonly vault: Vault
  readonly shareToken: Address
}

/** The vaults that have been created; the same array until one of them is. */
export function useCreatedVaults(vaults: readonly HomeVault[]): Loadable<readonly CreatedVault[]> {
  const tokens = combineLoadables(vaults.map(({ reads }) => reads.shareToken))
  return useDeepMemo(
    mapLoadable(tokens, (shareTokens) =>
      vaults.flatMap(({ vault }, index) => {
        const shareToken = shareTokens[index]
        return shareToken === undefined ? [] : [{ vault, shareToken }]
      }),
    ),
  )
}
