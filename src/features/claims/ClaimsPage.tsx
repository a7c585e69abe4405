import { getDeployment } from '@/config/deployment'
import { getClaims } from '@/domain/claims/claims'
import { missingClaims } from '@/domain/claims/missingClaims'
import { useTranslation } from '@/i18n/useTranslation'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { ClaimsFrame } from './components/ClaimsFrame'
import { CampaignsSection } from './containers/CampaignsSection'

const STEPS = ['claims.how.1', 'claims.how.2', 'claims.how.3', 'claims.how.4', 'claims.how.5'] as const

/** Campaigns that give points, refunds and bunnies to profiles. */
export default function ClaimsPage() {
  const { t } = useTranslation()
  const claims = getClaims()
  return (
    <ClaimsFrame
      intro={
        <PageIntro title={t('shell.title.claims')} lead={t('claims.lead')}>
          <HowItWorks title={t('claims.how')} steps={STEPS} />
        </PageIntro>
      }
    >
      {claims === undefined ? (
        <MissingContracts parts={missingClaims(getDeployment())} />
      ) : (
        <CampaignsSection claims={claims} />
      )}
    </ClaimsFrame>
  )
}
