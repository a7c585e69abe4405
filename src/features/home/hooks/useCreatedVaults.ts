import { useMemo } from 'react'
import type { Vault } from '@/domain/vault/vault'
import { type Address, isAddress } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import type { HomeVault } from '../model/homeView'
import { getHomeVaults } from './useHomeVaults'

/** A vault with its share token. */
export interface CreatedVault {
  readonly vault: Vault
  readonly shareToken: Address
}

/** The vaults that have been created; the same array until one of them is. */
export function useCreatedVaults(vaults: readonly HomeVault[]): Loadable<readonly CreatedVault[]> {
  const tokens = combineLoadables(vaults.map(({ reads }) => reads.shareToken))
  const known = mapLoadable(tokens, (all) => all.map((token) => token ?? '').join())
  const knownTokens = 'value' in known ? known.value : undefined
  const ids = vaults.map(({ vault }) => vault.id).join()
  const created = useMemo(() => {
    const tokenOf = new Map(ids.split(',').map((id, index) => [id, knownTokens?.split(',')[index] ?? '']))
    return getHomeVaults().flatMap((vault) => {
      const shareToken = tokenOf.get(vault.id) ?? ''
      return isAddress(shareToken) ? [{ vault, shareToken }] : []
    })
  }, [ids, knownTokens])
  return mapLoadable(known, () => created)
}
