import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { CreateProfile } from './containers/CreateProfile'
import { PROFILE_CONTRACTS } from './contracts'

/** Makes a profile in four steps. */
export default function CreateProfilePage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), PROFILE_CONTRACTS)
  return (
    <Stack gap={24}>
      <div>
        <BackLink to={routes.profile}>{t('shell.title.profile')}</BackLink>
      </div>
      <PageIntro title={t('shell.title.createProfile')} lead={t('profile.create.lead')} />
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <CreateProfile />}
    </Stack>
  )
}
