import { useState } from 'react'
import type { Proposal } from '@/api/snapshot/parse'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { PowerFigure } from '../components/PowerFigure'
import { AnyText, Rows, ShareBar } from '../components/Voting.styles'
import { useChoiceText } from '../hooks/useChoiceText'
import type { CheckedVotes } from '../hooks/useVoting'
import { formatPower, formatShare } from '../model/power'
import { countVotes, firstRows, isSameTally, resultRows } from '../model/tally'

export interface ResultCardProps {
  readonly proposal: Proposal
  readonly symbol: string
  readonly votes: Loadable<CheckedVotes>
  readonly invalid: Loadable<ReadonlySet<string>>
}

/** The result by the hub, and whether its votes sum up to it. */
export function ResultCard({ proposal, symbol, votes, invalid }: ResultCardProps) {
  const { t, locale } = useTranslation()
  const { choices, scores, state, total, quorum } = proposal
  const [isWhole, setIsWhole] = useState(false)
  const rows = resultRows(choices, scores)
  const shown = isWhole ? rows : firstRows(rows)
  const textOf = useChoiceText(choices)
  const isFinal = state === 'closed'
  return (
    <Card as="section" aria-labelledby="voting-results" data-testid="results">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="voting-results">
          {t(isFinal ? 'voting.results.final' : 'voting.results.current')}
        </Heading>
        {state === 'pending' ? (
          <Text tone="muted">{t('voting.results.pending')}</Text>
        ) : (
          <>
            <Rows aria-labelledby="voting-results">
              {shown.map(({ number, score, share, isAhead }) => (
                <li key={number}>
                  <Stack gap={8}>
                    <Row gap={8} justify="space-between" align="baseline" isWrapping={false}>
                      <AnyText>{textOf(number)}</AnyText>
                      <Text as="span" isStrong={isAhead}>
                        {formatShare(share, locale)}
                      </Text>
                    </Row>
                    <ShareBar $isAhead={isAhead} aria-hidden="true">
                      <span style={{ inlineSize: `${share * 100}%` }} />
                    </ShareBar>
                    <Text size="sm" tone="muted">
                      <PowerFigure power={score} symbol={symbol} />
                      {isAhead && ` · ${t(isFinal ? 'voting.results.won' : 'voting.results.ahead')}`}
                    </Text>
                  </Stack>
                </li>
              ))}
            </Rows>
            {shown.length < rows.length && (
              <div>
                <Button onClick={() => setIsWhole(true)}>{t('voting.results.all', { count: rows.length })}</Button>
              </div>
            )}
            <Facts>
              <Fact name={t('voting.results.total')}>
                <PowerFigure power={total} symbol={symbol} />
              </Fact>
              {quorum > 0 && (
                <Fact name={t('voting.results.quorum')}>
                  {t(total >= quorum ? 'voting.results.quorum.reached' : 'voting.results.quorum.missed', {
                    quorum: formatPower(quorum, locale),
                    asset: symbol,
                  })}
                </Fact>
              )}
            </Facts>
            <Audit proposal={proposal} votes={votes} invalid={invalid} />
          </>
        )}
      </Stack>
    </Card>
  )
}

/** Counts the votes again, first all of them, then without those that are not valid. */
function Audit({ proposal, votes, invalid }: Omit<ResultCardProps, 'symbol'>) {
  const { t, locale } = useTranslation()
  const known = valueOf(votes)
  if (votes.status === 'loading')
    return (
      <Text size="sm" tone="muted">
        {t('voting.audit.counting')}
      </Text>
    )
  if (known === undefined)
    return (
      <Notice
        tone="bad"
        title={t('voting.votes.failed')}
        {...(votes.status === 'failed' && { action: <RetryButton onRetry={votes.retry} /> })}
      >
        {t('voting.audit.failed')}
      </Notice>
    )
  if (known.isPartial) return <Notice tone="warning" title={t('voting.votes.partial', { count: known.votes.length })} />
  const all = countVotes(proposal, known.votes)
  if (all === undefined) return <Notice tone="info" title={t('voting.audit.unsupported')} />
  const refused = valueOf(invalid)
  const valid = refused && countVotes(proposal, known.votes, refused)
  const refusedCount = refused === undefined ? 0 : known.votes.length - (valid?.votes ?? 0)
  return (
    <Stack gap={12}>
      {isSameTally(all, proposal) ? (
        <Text size="sm" tone="good">
          {t('voting.audit.same', { count: known.votes.length })}
        </Text>
      ) : (
        <Notice tone="bad" title={t('voting.audit.different')}>
          {t('voting.audit.different.body', { total: formatPower(all.total, locale) })}
        </Notice>
      )}
      {invalid.status === 'failed' && (
        <Notice tone="warning" title={t('voting.verify.failed')} action={<RetryButton onRetry={invalid.retry} />}>
          {t('voting.verify.failed.body')}
        </Notice>
      )}
      {refused !== undefined && refusedCount === 0 && known.votes.length > 0 && (
        <Text size="sm" tone="good">
          {t('voting.verify.all')}
        </Text>
      )}
      {valid !== undefined && refusedCount > 0 && (
        <Notice tone="warning" title={t('voting.verify.invalid', { count: refusedCount })}>
          {t('voting.verify.invalid.body', { total: formatPower(valid.total, locale) })}
        </Notice>
      )}
    </Stack>
  )
}
