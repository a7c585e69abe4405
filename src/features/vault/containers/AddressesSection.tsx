import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { tokenLookupReading } from '@/domain/token/lookup'
import type { Vault } from '@/domain/vault/vault'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { AddressesCard } from '../components/AddressesCard'
import { vaultAddresses } from '../model/addressList'

export interface AddressesSectionProps {
  readonly vault: Vault
  /** Undefined if the vault has no strategy yet. */
  readonly shareToken: Address | undefined
  readonly strategy: Address | undefined
}

export function AddressesSection({ vault, shareToken, strategy }: AddressesSectionProps) {
  const lookup = useReading(
    useMemo(
      () => (shareToken === undefined ? undefined : tokenLookupReading(getDeployment(), shareToken)),
      [shareToken],
    ),
  )
  const found = valueOf(lookup)
  return (
    <AddressesCard
      addresses={vaultAddresses(vault, shareToken, strategy)}
      shareToken={found?.status === 'exists' ? found.token : undefined}
    />
  )
}
