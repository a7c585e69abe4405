import type { HubVote } from '@/api/snapshot/parse'
import { chosenNumbers } from '@/domain/voting/choice'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { isSameAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { LongList } from '@/widgets/long-list/LongList'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { PowerFigure } from '../components/PowerFigure'
import { ReceiptLink } from '../components/ReceiptLink'
import { AnyText, VoteItem } from '../components/Voting.styles'
import { useChoiceText } from '../hooks/useChoiceText'
import type { ResultCardProps } from './ResultCard'

/** Rows that are drawn at once. */
const FIRST_ROWS = 24

/** All votes, newest first. */
export function VotesCard({ proposal, symbol, votes, invalid }: ResultCardProps) {
  const { t } = useTranslation()
  const known = valueOf(votes)
  const refused = valueOf(invalid)
  if (proposal.state === 'pending') return null
  return (
    <Card as="section" aria-labelledby="voting-votes" data-testid="votes">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="voting-votes">
          {known === undefined ? t('voting.votes') : t('voting.votes.count', { count: known.votes.length })}
        </Heading>
        {votes.status === 'loading' && <Skeleton width="100%" height="12rem" />}
        {votes.status === 'failed' && (
          <Notice tone="bad" title={t('voting.votes.failed')} action={<RetryButton onRetry={votes.retry} />} />
        )}
        {known?.votes.length === 0 && <Text tone="muted">{t('voting.votes.none')}</Text>}
        {known !== undefined && known.votes.length > 0 && (
          <LongList
            aria-label={t('voting.votes')}
            rows={known.votes}
            rowKey={({ id }) => id}
            alwaysDrawn={FIRST_ROWS}
            chunkHeight="calc(12 * 6rem)"
            renderRow={(vote, isDrawn) => (
              <VoteItem role="listitem">
                {isDrawn ? (
                  <VoteRow
                    vote={vote}
                    choices={proposal.choices}
                    symbol={symbol}
                    isInvalid={refused?.has(vote.voter.toLowerCase()) === true}
                  />
                ) : (
                  vote.voter
                )}
              </VoteItem>
            )}
          />
        )}
      </Stack>
    </Card>
  )
}

interface VoteRowProps {
  readonly vote: HubVote
  readonly choices: readonly string[]
  readonly symbol: string
  readonly isInvalid: boolean
}

function VoteRow({ vote, choices, symbol, isInvalid }: VoteRowProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const { voter, choice, power, reason, created, ipfs } = vote
  const chosen = chosenNumbers(choice).map(useChoiceText(choices))
  return (
    <Stack gap={8}>
      <Row gap={12} justify="space-between">
        <Row gap={8}>
          <PlayerLink account={voter} />
          {account !== undefined && isSameAddress(voter, account) && <Badge tone="sun">{t('voting.you')}</Badge>}
          {isInvalid && <Badge tone="bad">{t('voting.invalid')}</Badge>}
        </Row>
        <PowerFigure power={power} symbol={symbol} />
      </Row>
      <AnyText>{chosen.length === 0 ? t('voting.choice.unknown') : chosen.join(', ')}</AnyText>
      {reason !== '' && (
        <Text size="sm" tone="muted">
          <AnyText>{reason}</AnyText>
        </Text>
      )}
      <Row gap={12}>
        <Text as="span" size="sm" tone="muted">
          {formatTime(created, locale)}
        </Text>
        {ipfs !== undefined && (
          <Text as="span" size="sm">
            {t('voting.receipt')} <ReceiptLink cid={ipfs} />
          </Text>
        )}
      </Row>
    </Stack>
  )
}
