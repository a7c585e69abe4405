import { routes } from '@/config/routes'
import { hubUrl } from '@/domain/voting/useProposals'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { ProposalList } from './containers/ProposalList'

const STEPS = ['voting.how.1', 'voting.how.2', 'voting.how.3', 'voting.how.4', 'voting.how.5'] as const

/** Proposals: those that can be voted on, those to come, and results. */
export default function VotingPage() {
  const { t } = useTranslation()
  const url = hubUrl()
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.voting')} lead={t('voting.lead')}>
        <HowItWorks title={t('voting.how')} steps={STEPS} />
        {url !== undefined && (
          <div>
            <ButtonLink to={routes.createProposal}>{t('voting.make')}</ButtonLink>
          </div>
        )}
      </PageIntro>
      {url === undefined ? <MissingContracts parts={['snapshot']} /> : <ProposalList url={url} />}
    </Stack>
  )
}
