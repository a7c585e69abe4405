import { networkPace } from '@/domain/vault/useVaultReads'
import { useTranslation } from '@/i18n/useTranslation'
import { retryFailed } from '@/lib/loadable'
import { YieldCard } from '../components/YieldCard'
import { yieldView } from '../model/infoView'
import type { InfoSectionProps } from './InfoSection'

export function YieldSection({ reads: { vaultYield }, terms }: Omit<InfoSectionProps, 'vault'>) {
  const { locale } = useTranslation()
  return (
    <YieldCard
      view={yieldView({ vaultYield, terms }, locale)}
      derivedBlockTimeSec={networkPace.isDerived ? networkPace.blockTimeSec : undefined}
      onRetry={() => retryFailed([vaultYield, terms])}
    />
  )
}
