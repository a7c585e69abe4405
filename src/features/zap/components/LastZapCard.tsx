import { transactionLink } from '@/config/explorer'
import type { LastZap } from '@/domain/zap/model/lastZap'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken } from '@/lib/figureFormat'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'

/** Compares the received amount with the quoted one. */
export function LastZapCard({ zap }: { readonly zap: LastZap }) {
  const { t, locale } = useTranslation()
  const amount = (wei: bigint) => {
    const { text, full, unit } = formatToken(wei, zap.decimals, zap.symbol, locale)
    return (
      <Figure title={full} {...(unit === undefined ? {} : { unit })}>
        {text}
      </Figure>
    )
  }
  return (
    <Card as="section" data-testid="last-zap">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('zap.last')}
        </Heading>
        <Facts>
          <Fact name={t('zap.last.shown')}>{amount(zap.shownWei)}</Fact>
          {zap.receivedWei !== undefined && (
            <Fact name={t('zap.last.received')}>
              <span data-testid="zap-received">{amount(zap.receivedWei)}</span>
            </Fact>
          )}
        </Facts>
        <Outcome zap={zap} />
        <ExternalLink href={transactionLink(zap.hash)}>{t('tx.explorer')}</ExternalLink>
      </Stack>
    </Card>
  )
}

function Outcome({ zap }: { readonly zap: LastZap }) {
  const { t, locale } = useTranslation()
  const { outcome, shownWei, receivedWei, isUnread } = zap
  if (outcome === 'failed') return <Text tone="bad">{t('zap.last.failed')}</Text>
  if (isUnread) return <Text tone="muted">{t('zap.last.unread')}</Text>
  if (outcome === 'pending' || receivedWei === undefined)
    return (
      <Row gap={8}>
        <Spinner />
        <Text tone="muted">{t('zap.last.pending')}</Text>
      </Row>
    )
  if (receivedWei === shownWei) return <Text tone="good">{t('zap.last.same')}</Text>
  const isMore = receivedWei > shownWei
  const difference = isMore ? receivedWei - shownWei : shownWei - receivedWei
  const share = formatRate(new Decimal(difference.toString()).div(shownWei === 0n ? 1 : shownWei.toString()), locale)
  return (
    <Text tone={isMore ? 'good' : 'warning'}>
      {t(isMore ? 'zap.last.more' : 'zap.last.less', { share: share.text })}
    </Text>
  )
}
