import { Suspense, useState } from 'react'
import type { HubSpace, Proposal } from '@/api/snapshot/parse'
import type { HubReceipt } from '@/api/snapshot/send'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { type Loadable, valueOf } from '@/lib/loadable'
import { isSafeWebUrl } from '@/lib/webUrl'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { KindBadge, StateBadge } from '../components/Badges'
import { Markdown } from '../components/Markdown'
import { ReceiptLink } from '../components/ReceiptLink'
import { AnyText, Columns } from '../components/Voting.styles'
import { useInvalidVoters, useProposal, useSpace, useVotes } from '../hooks/useVoting'
import { isCore } from '../model/listView'
import { ResultCard } from './ResultCard'

const VoteCard = lazyPart(async () => (await import('./VoteCard')).VoteCard)
const VotesCard = lazyPart(async () => (await import('./VotesCard')).VotesCard)

/** The proposal of an id, or why it is not shown. */
export function ProposalView({ url, id }: { readonly url: string; readonly id: string }) {
  const { t } = useTranslation()
  const [version, setVersion] = useState(0)
  const [receipt, setReceipt] = useState<HubReceipt>()
  const proposal = useProposal(url, id, version)
  const space = useSpace(url)
  const known = valueOf(proposal)
  if (known !== undefined)
    return (
      <Known
        url={url}
        proposal={known}
        space={space}
        version={version}
        receipt={receipt}
        onVoted={(stored) => {
          setReceipt(stored)
          setVersion((before) => before + 1)
        }}
      />
    )
  return (
    <>
      <Heading level={1}>{t('shell.title.proposal')}</Heading>
      {proposal.status === 'loading' && <Skeleton width="100%" height="30rem" />}
      {proposal.status === 'failed' && (
        <Notice tone="bad" title={t('voting.proposal.failed')} action={<RetryButton onRetry={proposal.retry} />}>
          {t('voting.list.failed.body')}
        </Notice>
      )}
      {proposal.status === 'ready' && (
        <Notice tone="info" title={t('voting.proposal.none')}>
          {t('voting.proposal.none.body')}
        </Notice>
      )}
    </>
  )
}

interface KnownProps {
  readonly url: string
  readonly proposal: Proposal
  readonly space: Loadable<HubSpace | undefined>
  readonly version: number
  readonly receipt: HubReceipt | undefined
  readonly onVoted: (receipt: HubReceipt) => void
}

function Known({ url, proposal, space, version, receipt, onVoted }: KnownProps) {
  const { t } = useTranslation()
  const votes = useVotes(url, proposal, version)
  const invalid = useInvalidVoters(url, proposal, valueOf(votes)?.votes)
  const rules = valueOf(space)
  const { title, state, body } = proposal
  return (
    <>
      <Stack gap={12} as="header">
        <Row gap={8}>
          <StateBadge state={state} />
          {rules !== undefined && <KindBadge isCore={isCore(rules, proposal)} />}
        </Row>
        <Heading level={1}>
          <AnyText>{title === '' ? t('voting.untitled') : title}</AnyText>
        </Heading>
        {rules !== undefined && !isCore(rules, proposal) && (
          <Text tone="muted" size="sm">
            {t('voting.community.warning')}
          </Text>
        )}
      </Stack>
      <Columns>
        <Stack gap={24}>
          <Card as="article" aria-label={t('voting.text')}>
            <Markdown source={body} />
          </Card>
          <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
            <VoteCard
              url={url}
              proposal={proposal}
              space={rules}
              votes={valueOf(votes)?.votes}
              receipt={receipt}
              onVoted={onVoted}
            />
          </Suspense>
        </Stack>
        <Stack gap={24}>
          <ResultCard proposal={proposal} symbol={rules?.symbol ?? ''} votes={votes} invalid={invalid} />
          <DetailsCard proposal={proposal} />
        </Stack>
      </Columns>
      <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
        <VotesCard proposal={proposal} symbol={rules?.symbol ?? ''} votes={votes} invalid={invalid} />
      </Suspense>
    </>
  )
}

function DetailsCard({ proposal }: { readonly proposal: Proposal }) {
  const { t, locale } = useTranslation()
  const { author, start, end, snapshot, discussion, ipfs, type } = proposal
  return (
    <Card as="section" aria-labelledby="voting-details">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="voting-details">
          {t('voting.details')}
        </Heading>
        <Facts>
          <Fact name={t('voting.details.type')}>
            {type in TYPES ? t(TYPES[type as keyof typeof TYPES]) : <AnyText>{type}</AnyText>}
          </Fact>
          <Fact name={t('voting.details.author')}>
            <PlayerLink account={author} />
          </Fact>
          <Fact name={t('voting.details.start')}>{formatTime(start, locale)}</Fact>
          <Fact name={t('voting.details.end')}>{formatTime(end, locale)}</Fact>
          <Fact name={t('voting.details.snapshot')}>
            <span dir="ltr">{snapshot}</span>
          </Fact>
          {isSafeWebUrl(discussion) && (
            <Fact name={t('voting.details.discussion')}>
              <ExternalLink href={discussion}>{new URL(discussion).host}</ExternalLink>
            </Fact>
          )}
          {ipfs !== undefined && (
            <Fact name={t('voting.details.receipt')}>
              <ReceiptLink cid={ipfs} />
            </Fact>
          )}
        </Facts>
      </Stack>
    </Card>
  )
}

const TYPES = {
  'single-choice': 'voting.ballot.single',
  basic: 'voting.ballot.single',
  approval: 'voting.ballot.approval',
  weighted: 'voting.ballot.weighted',
} as const
