import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { TeamList } from './containers/TeamSections'
import { PROFILE_CONTRACTS } from './contracts'

/** The teams by points. */
export default function TeamsPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), PROFILE_CONTRACTS)
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.teams')} lead={t('profile.teams.lead')} />
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <TeamList />}
    </Stack>
  )
}
