import { getDeployment } from '@/config/deployment'
import { addressLink, transactionLink } from '@/config/explorer'
import { feeOfRound, winnerOf } from '@/domain/prediction/model/payout'
import type { Market, OracleAnswer, Round } from '@/domain/prediction/round'
import { totalWei } from '@/domain/prediction/round'
import { useMarket, useRound } from '@/domain/prediction/useMarket'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import type { Hex } from '@/lib/hex'
import { combineLoadables, type Loadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Grid, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { CheckList } from '../components/CheckList'
import { PriceFigure } from '../components/PriceFigure'
import { useRoundState } from '../hooks/useRoundState'
import { useAnswerAllowance, useOracleAnswer, useRoundTransactions } from '../hooks/useVerifiedRound'
import { croText } from '../model/croText'
import { feeText } from '../model/feeText'
import { checkRound } from '../model/verification'

/** A round, what the oracle says of it, and whether both agree. */
export function VerifySection({ epoch }: { readonly epoch: number }) {
  const { t } = useTranslation()
  const market = useMarket()
  const read = combineLoadables([market, useRound(epoch)])
  if (read.status === 'failed')
    return (
      <Notice tone="bad" title={t('prediction.round.unread')} action={<RetryButton onRetry={read.retry} />}>
        {t('prediction.unread.body')}
      </Notice>
    )
  const known = valueOf(read)
  if (known === undefined) return <Skeleton width="100%" height="24rem" />
  const [now, round] = known
  if (round === undefined)
    return (
      <EmptyState title={t('prediction.verify.none', { epoch })}>
        {t('prediction.verify.none.body', { current: now.currentEpoch })}
      </EmptyState>
    )
  return <VerifiedRound market={now} round={round} />
}

function VerifiedRound({ market, round }: { readonly market: Market; readonly round: Round }) {
  const { t, locale } = useTranslation()
  const state = useRoundState(round, market)
  const [lock, close] = [useOracleAnswer(round.lockOracleId), useOracleAnswer(round.closeOracleId)]
  const transactions = valueOf(useRoundTransactions(round))
  const allowanceSec = useAnswerAllowance()
  const { lockedSec, closedSec, lockHash, closeHash } = transactions ?? {}
  const { oracle } = getDeployment().prediction.contracts
  const winner = winnerOf(round)
  const feeBps = winner === undefined || winner === 'house' ? undefined : feeOfRound(round)
  const checks = checkRound({ round, lock, close, lockedSec, closedSec, allowanceSec })
  return (
    <Stack gap={24}>
      <Grid min="18rem">
        <Card as="section" aria-label={t('prediction.verify.result')}>
          <Stack gap={12}>
            <Heading level={2} size="md">
              {t('prediction.verify.result')}
            </Heading>
            <Facts>
              {state !== undefined && <Fact name={t('prediction.verify.state')}>{t(`prediction.round.${state}`)}</Fact>}
              {winner !== undefined && (
                <Fact name={t('prediction.verify.winner')}>{t(`prediction.verify.winner.${winner}`)}</Fact>
              )}
              <Fact name={t('prediction.pool')}>{croText(totalWei(round), locale)}</Fact>
              <Fact name={t('prediction.side.bull')}>{croText(round.bullWei, locale)}</Fact>
              <Fact name={t('prediction.side.bear')}>{croText(round.bearWei, locale)}</Fact>
              {winner !== undefined && (
                <Fact name={t('prediction.verify.paid')}>{croText(round.rewardWei, locale)}</Fact>
              )}
              {feeBps !== undefined && <Fact name={t('prediction.verify.fee')}>{feeText(feeBps, locale)} %</Fact>}
            </Facts>
            {state === 'canceled' && (
              <Text size="sm" tone="muted">
                {t('prediction.canceled')}
              </Text>
            )}
          </Stack>
        </Card>
        <AnswerCard
          title={t('prediction.verify.lock')}
          price={round.lockPrice}
          id={round.lockOracleId}
          answer={lock}
          atSec={lockedSec}
          hash={lockHash}
        />
        <AnswerCard
          title={t('prediction.verify.close')}
          price={round.closePrice}
          id={round.closeOracleId}
          answer={close}
          atSec={closedSec}
          hash={closeHash}
        />
      </Grid>
      <Card as="section" aria-label={t('prediction.verify.checks')}>
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {t('prediction.verify.checks')}
          </Heading>
          <CheckList checks={checks} allowanceSec={allowanceSec} />
          {checks.some(({ verdict }) => verdict === undefined) && (
            <Text size="sm" tone="muted">
              {t('prediction.verify.note')}
            </Text>
          )}
          {oracle !== undefined && (
            <Text as="div" size="sm">
              <ExternalLink href={addressLink(oracle)}>{t('prediction.verify.oracle')}</ExternalLink>
            </Text>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

interface AnswerCardProps {
  readonly title: string
  /** What the round has; undefined before. */
  readonly price: bigint | undefined
  readonly id: bigint
  readonly answer: Loadable<OracleAnswer>
  readonly atSec: number | undefined
  readonly hash: Hex | undefined
}

/** What the round and the oracle say of a price. */
function AnswerCard({ title, price, id, answer, atSec, hash }: AnswerCardProps) {
  const { t, locale } = useTranslation()
  const known = valueOf(answer)
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={12}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {price === undefined ? (
          <Text tone="muted">{t('prediction.verify.notYet')}</Text>
        ) : (
          <Facts>
            <Fact name={t('prediction.verify.roundPrice')}>
              <PriceFigure answer={price} />
            </Fact>
            <Fact name={t('prediction.verify.oracleId')}>{String(id)}</Fact>
            <Fact name={t('prediction.verify.oraclePrice')}>
              {answer.status === 'failed' ? (
                <RetryButton onRetry={answer.retry} />
              ) : known === undefined ? (
                <Skeleton width="8ch" height="1em" />
              ) : (
                <PriceFigure answer={known.answer} />
              )}
            </Fact>
            {known !== undefined && (
              <Fact name={t('prediction.verify.updated')}>{formatTime(known.updatedSec, locale)}</Fact>
            )}
            {atSec !== undefined && <Fact name={t('prediction.verify.used')}>{formatTime(atSec, locale)}</Fact>}
          </Facts>
        )}
        {hash !== undefined && (
          <Text as="div" size="sm">
            <ExternalLink href={transactionLink(hash)}>{t('prediction.verify.transaction')}</ExternalLink>
          </Text>
        )}
      </Stack>
    </Card>
  )
}
