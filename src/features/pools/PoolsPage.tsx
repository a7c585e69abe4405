import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Row, Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { PoolsSection } from './containers/PoolsSection'

const STEPS = ['pools.how.1', 'pools.how.2', 'pools.how.3', 'pools.how.4', 'pools.how.5'] as const

/** Stakes single tokens, with manual or automatic compounding. */
export default function PoolsPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'masterChef'])
  const { stakeWrapper } = getDeployment().farms.contracts
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.pools')} lead={t('pools.lead')}>
        <HowItWorks title={t('pools.how')} steps={STEPS} />
        {stakeWrapper && (
          <Row>
            <ButtonLink size="sm" to={routes.stakeWrapper}>
              {t('shell.title.stakeWrapper')}
            </ButtonLink>
          </Row>
        )}
      </PageIntro>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <PoolsSection />}
    </Stack>
  )
}
