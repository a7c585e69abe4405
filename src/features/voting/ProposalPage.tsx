import { useParams } from 'react-router-dom'
import { routes } from '@/config/routes'
import { hubUrl } from '@/domain/voting/useProposals'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { ProposalView } from './containers/ProposalView'

/** A proposal: its text, result and votes, and the account's vote. */
export default function ProposalPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const url = hubUrl()
  return (
    <Stack gap={24}>
      <div>
        <BackLink to={routes.voting}>{t('shell.title.voting')}</BackLink>
      </div>
      {url === undefined ? (
        <>
          <Heading level={1}>{t('shell.title.proposal')}</Heading>
          <MissingContracts parts={['snapshot']} />
        </>
      ) : (
        <ProposalView key={id} url={url} id={id} />
      )}
    </Stack>
  )
}
