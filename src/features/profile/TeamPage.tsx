import { useParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getProfiles } from '@/domain/profile/profiles'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { TeamDetails } from './containers/TeamSections'
import { PROFILE_CONTRACTS } from './contracts'

/** A team and its members. */
export default function TeamPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const profiles = getProfiles()
  const missing = missingContracts(getDeployment(), PROFILE_CONTRACTS)
  return (
    <Stack gap={24}>
      <div>
        <BackLink to={routes.teams}>{t('shell.title.teams')}</BackLink>
      </div>
      <Heading level={1}>{t('shell.title.team')}</Heading>
      {missing.length > 0 || profiles === undefined ? (
        <MissingContracts parts={missing} />
      ) : (
        <TeamDetails profiles={profiles} id={/^\d{1,9}$/.test(id) ? Number(id) : 0} />
      )}
    </Stack>
  )
}
