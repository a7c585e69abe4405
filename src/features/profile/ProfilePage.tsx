import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { ProfileSections } from './containers/ProfileSections'
import { PROFILE_CONTRACTS } from './contracts'

const STEPS = ['profile.how.1', 'profile.how.2', 'profile.how.3', 'profile.how.4', 'profile.how.5'] as const

/** The account's profile: picture, name, team, points, achievements and collectibles. */
export default function ProfilePage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), PROFILE_CONTRACTS)
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.profile')} lead={t('profile.lead')}>
        <HowItWorks title={t('profile.how')} steps={STEPS} />
      </PageIntro>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <ProfileSections />}
    </Stack>
  )
}
