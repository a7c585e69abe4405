import type { VaultTerms } from '@/domain/vault/reads'
import { networkPace, type VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import { retryFailed, type Loadable } from '@/lib/loadable'
import { InfoCard } from '../components/InfoCard'
import { infoView } from '../model/infoView'

export interface InfoSectionProps {
  readonly vault: Vault
  readonly reads: VaultReads
  readonly terms: Loadable<VaultTerms>
}

export function InfoSection({ vault, reads, terms }: InfoSectionProps) {
  const { locale } = useTranslation()
  const { vaultYield, liquidity } = reads
  return (
    <InfoCard
      definition={vault}
      view={infoView({ vaultYield, liquidity, terms }, vault.underlyingFriendlyName, locale)}
      derivedBlockTimeSec={networkPace.isDerived ? networkPace.blockTimeSec : undefined}
      onRetry={() => retryFailed([vaultYield, liquidity, terms])}
    />
  )
}
