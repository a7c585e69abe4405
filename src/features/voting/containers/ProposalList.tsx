import { useSearchParams } from 'react-router-dom'
import type { HubSpace, ProposalSummary } from '@/api/snapshot/parse'
import { proposalPath, routes } from '@/config/routes'
import { useProposals } from '@/domain/voting/useProposals'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { combineLoadables, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { fromPage } from '@/ui/pageState'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { KindBadge, StateBadge } from '../components/Badges'
import { AnyText, Headline, Rows } from '../components/Voting.styles'
import { useChoiceText } from '../hooks/useChoiceText'
import { useSpace } from '../hooks/useVoting'
import {
  chosenList,
  isCore,
  KIND_PARAM,
  PROPOSAL_KINDS,
  PROPOSAL_STATES,
  proposalsOf,
  STATE_PARAM,
} from '../model/listView'
import { resultRows } from '../model/tally'

/** Proposals of one state and kind, both of which the address names. */
export function ProposalList({ url }: { readonly url: string }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const { state, kind } = chosenList(params)
  const choose = (name: string, value: string) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), {
      preventScrollReset: true,
      replace: true,
    })
  const read = combineLoadables([useProposals(url, state), useSpace(url)])
  const [proposals, space] = valueOf(read) ?? []
  const shown = proposals && space && proposalsOf(proposals, kind, space)
  const content = (
    <Stack gap={16}>
      <RangeChoice
        label={t('voting.state')}
        ranges={PROPOSAL_STATES}
        chosen={state}
        textOf={(name) => t(`voting.state.${name}`)}
        onChoose={(name) => choose(STATE_PARAM, name)}
      />
      {read.status === 'failed' && (
        <Notice tone="bad" title={t('voting.list.failed')} action={<RetryButton onRetry={read.retry} />}>
          {t('voting.list.failed.body')}
        </Notice>
      )}
      {read.status === 'stale' && <Notice tone="warning" title={t('voting.stale')} />}
      {read.status === 'loading' && <Skeleton width="100%" height="20rem" />}
      {proposals !== undefined && space === undefined && <Notice tone="bad" title={t('voting.space.missing')} />}
      {shown?.length === 0 && <EmptyState title={t('voting.list.empty')}>{t(`voting.list.empty.${state}`)}</EmptyState>}
      {shown !== undefined && space !== undefined && shown.length > 0 && (
        <Rows aria-label={t('voting.list')}>
          {shown.map((proposal) => (
            <li key={proposal.id}>
              <ProposalRow proposal={proposal} space={space} />
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  )
  return (
    <Card as="section">
      <Tabs
        label={t('voting.type')}
        tabs={PROPOSAL_KINDS.map((id) => ({ id, label: t(`voting.type.${id}`), content }))}
        selectedId={kind}
        onSelect={(id) => choose(KIND_PARAM, id)}
      />
    </Card>
  )
}

function ProposalRow({ proposal, space }: { readonly proposal: ProposalSummary; readonly space: HubSpace }) {
  const { t, locale } = useTranslation()
  const { id, title, state, start, end, votes, choices, scores } = proposal
  const textOf = useChoiceText(choices)
  const best = resultRows(choices, scores).find(({ isAhead }) => isAhead)
  return (
    <Stack gap={8}>
      <Headline to={proposalPath(id)} state={fromPage(routes.voting)}>
        <AnyText>{title === '' ? t('voting.untitled') : title}</AnyText>
      </Headline>
      <Text tone="muted" size="sm">
        {state === 'pending'
          ? t('voting.starts', { date: formatTime(start, locale) })
          : t(state === 'active' ? 'voting.ends' : 'voting.ended', { date: formatTime(end, locale) })}
      </Text>
      <Row gap={8}>
        <StateBadge state={state} />
        <KindBadge isCore={isCore(space, proposal)} />
        {state !== 'pending' && (
          <Text as="span" tone="muted" size="sm">
            {t('voting.votes.count', { count: votes })}
          </Text>
        )}
      </Row>
      {best !== undefined && (
        <Text size="sm">
          {t(state === 'closed' ? 'voting.won' : 'voting.ahead')} <AnyText>{textOf(best.number)}</AnyText>
        </Text>
      )}
    </Stack>
  )
}
