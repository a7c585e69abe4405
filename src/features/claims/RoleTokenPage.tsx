import { getDeployment } from '@/config/deployment'
import { getClaims } from '@/domain/claims/claims'
import { missingClaims } from '@/domain/claims/missingClaims'
import { useTranslation } from '@/i18n/useTranslation'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { ClaimsFrame } from './components/ClaimsFrame'
import { RoleTokenSection } from './containers/RoleTokenSection'

const STEPS = ['roleToken.how.1', 'roleToken.how.2', 'roleToken.how.3', 'roleToken.how.4', 'roleToken.how.5'] as const

/** A token whose minting and pausing is up to roles. */
export default function RoleTokenPage() {
  const { t } = useTranslation()
  const claims = getClaims()
  return (
    <ClaimsFrame
      intro={
        <PageIntro title={t('shell.title.roleToken')} lead={t('roleToken.lead')}>
          <HowItWorks title={t('roleToken.how')} steps={STEPS} />
        </PageIntro>
      }
    >
      {claims === undefined ? (
        <MissingContracts parts={missingClaims(getDeployment())} />
      ) : (
        <RoleTokenSection claims={claims} />
      )}
    </ClaimsFrame>
  )
}
