import { routes } from '@/config/routes'
import { hubUrl } from '@/domain/voting/useProposals'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { CreateProposal } from './containers/CreateProposal'

/** The form of a proposal. */
export default function CreateProposalPage() {
  const { t } = useTranslation()
  const url = hubUrl()
  return (
    <Stack gap={24}>
      <div>
        <BackLink to={routes.voting}>{t('shell.title.voting')}</BackLink>
      </div>
      <PageIntro title={t('shell.title.makeProposal')} lead={t('voting.create.lead')} />
      {url === undefined ? <MissingContracts parts={['snapshot']} /> : <CreateProposal url={url} />}
    </Stack>
  )
}
