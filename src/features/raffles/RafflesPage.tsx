import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getRaffles } from '@/domain/raffle/raffle'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { RafflesSection } from './containers/RafflesSection'

const STEPS = ['raffles.how.1', 'raffles.how.2', 'raffles.how.3', 'raffles.how.4', 'raffles.how.5'] as const

/** Raffles that anyone can create: those on sale, and those that have ended. */
export default function RafflesPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'product', 'raffle'])
  const raffles = getRaffles()
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.raffles')} lead={t('raffles.lead')}>
        <HowItWorks title={t('raffles.how')} steps={STEPS} />
      </PageIntro>
      {missing.length > 0 || raffles === undefined ? (
        <MissingContracts parts={missing} />
      ) : (
        <RafflesSection raffles={raffles} />
      )}
    </Stack>
  )
}
