import { useTranslation } from '@/i18n/useTranslation'
import { retryFailed, valueOf } from '@/lib/loadable'
import { YieldCard } from '../components/YieldCard'
import { yieldView } from '../model/infoView'
import type { InfoSectionProps } from './InfoSection'

export function YieldSection({ reads: { vaultYield }, terms }: Omit<InfoSectionProps, 'vault'>) {
  const { locale } = useTranslation()
  return (
    <YieldCard
      view={yieldView({ vaultYield, terms }, locale)}
      pace={valueOf(vaultYield)?.pace}
      onRetry={() => retryFailed([vaultYield, terms])}
    />
  )
}
