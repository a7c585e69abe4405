import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { tokenLookupReading } from '@/domain/token/lookup'
import type { Vault } from '@/domain/vault/vault'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useWatchToken } from '@/hooks/useWatchToken'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { useToasts } from '@/ui/toasts/toastsContext'
import { AddressesCard } from '../components/AddressesCard'
import { vaultAddresses } from '../model/addressList'

export interface AddressesSectionProps {
  readonly vault: Vault
  /** Undefined if the vault has no strategy yet. */
  readonly shareToken: Address | undefined
  readonly strategy: Address | undefined
}

export function AddressesSection({ vault, shareToken, strategy }: AddressesSectionProps) {
  const { t } = useTranslation()
  const showToast = useToasts()
  const { status } = useWallet()
  const watchToken = useWatchToken()
  const lookup = useReading(
    useMemo(
      () => (shareToken === undefined ? undefined : tokenLookupReading(getDeployment(), shareToken)),
      [shareToken],
    ),
  )
  const found = valueOf(lookup)
  const token = found?.status === 'exists' ? found.token : undefined
  const add = async ({ address, symbol, decimals }: NonNullable<typeof token>) => {
    const outcome = await watchToken({ address, symbol, decimals })
    const kind = outcome === 'added' ? 'success' : outcome === 'declined' ? 'info' : 'danger'
    showToast({
      kind,
      title: t(`vault.watch.${outcome}`, { symbol }),
      description: outcome === 'failed' ? t('vault.watch.failed.next') : undefined,
    })
  }
  return (
    <AddressesCard
      addresses={vaultAddresses(vault, shareToken, strategy)}
      shareSymbol={token?.symbol}
      onAdd={token !== undefined && status === 'connected' ? () => add(token) : undefined}
    />
  )
}
