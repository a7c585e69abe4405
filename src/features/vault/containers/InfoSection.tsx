import type { VaultTerms } from '@/domain/vault/reads'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable } from '@/lib/loadable'
import { InfoCard } from '../components/InfoCard'
import { infoView } from '../model/infoView'

export interface InfoSectionProps {
  readonly vault: Vault
  readonly reads: VaultReads
  /** Undefined if the vault has not been created yet. */
  readonly terms: Loadable<VaultTerms> | undefined
  readonly riskId: string
}

export function InfoSection({ vault, reads: { vaultYield, liquidity }, terms, riskId }: InfoSectionProps) {
  const { locale } = useTranslation()
  return (
    <InfoCard
      definition={vault}
      riskId={riskId}
      view={infoView({ vaultYield, liquidity, terms }, vault.underlyingFriendlyName, locale)}
    />
  )
}
