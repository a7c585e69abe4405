import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getOfferings, OFFERING_CONTRACTS } from '@/domain/ifo/offering'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { IfoSections } from './containers/IfoSections'

const STEPS = ['ifo.how.1', 'ifo.how.2', 'ifo.how.3', 'ifo.how.4', 'ifo.how.5'] as const

/** Initial farm offerings: the sales of new tokens for LP tokens. */
export default function IfoPage() {
  const { t } = useTranslation()
  const offerings = getOfferings()
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.ifo')} lead={t('ifo.lead')}>
        <HowItWorks title={t('ifo.how')} steps={STEPS} />
      </PageIntro>
      {offerings === undefined ? (
        <MissingContracts parts={missingContracts(getDeployment(), OFFERING_CONTRACTS)} />
      ) : (
        <IfoSections offerings={offerings} />
      )}
    </Stack>
  )
}
