import { getDeployment } from '@/config/deployment'
import { getClaims } from '@/domain/claims/claims'
import { missingClaims } from '@/domain/claims/missingClaims'
import { useTranslation } from '@/i18n/useTranslation'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { ClaimsFrame } from './components/ClaimsFrame'
import { PreSeedList } from './containers/PreSeedList'

const STEPS = ['preSeeds.how.1', 'preSeeds.how.2', 'preSeeds.how.3', 'preSeeds.how.4', 'preSeeds.how.5'] as const

/** Projects that collect CRO before their token exists, and the tokens that their contributors claim. */
export default function PreSeedsPage() {
  const { t } = useTranslation()
  const claims = getClaims()
  return (
    <ClaimsFrame
      intro={
        <PageIntro title={t('shell.title.preSeeds')} lead={t('preSeeds.lead')}>
          <HowItWorks title={t('preSeeds.how')} steps={STEPS} />
        </PageIntro>
      }
    >
      {claims === undefined ? (
        <MissingContracts parts={missingClaims(getDeployment())} />
      ) : (
        <PreSeedList claims={claims} />
      )}
    </ClaimsFrame>
  )
}
