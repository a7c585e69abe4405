import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount, formatCount, formatDecimal } from '@/lib/amount'
import { combineLoadables, mapLoadable, ready } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { matchColumn } from '../components/columns'
import { TokenFigure, TokenWorth } from '../components/TokenFigure'
import type { LotteryNow } from '../hooks/useLotteryNow'
import { type BracketRow, bracketRows, oneIn, ticketWorth } from '../model/lotteryView'

/** What each bracket pays now, its exact chance, and what a ticket is worth on average. */
export function OddsSection({ now }: { readonly now: LotteryNow }) {
  const translation = useTranslation()
  const { t, locale } = translation
  const { lottery, round, price } = now
  const { token } = lottery
  return (
    <Card as="section" aria-labelledby="lottery-odds" data-testid="odds">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="lottery-odds">
          {t('lottery.odds')}
        </Heading>
        {(now.phase === undefined || now.phase === 'sale') && <WorthLine now={now} />}
        <DataTable<BracketRow>
          caption={t('lottery.odds')}
          rows={mapLoadable(round, bracketRows)}
          rowKey={({ bracket }) => String(bracket)}
          empty={<EmptyState title={t('lottery.odds.none')} />}
          height="18rem"
          columns={[
            matchColumn(translation),
            {
              id: 'chance',
              header: t('lottery.odds.chance'),
              align: 'end',
              cell: (row) => (
                <Stack gap={8} as="span" align="end">
                  <span>{formatDecimal(row.chancePercent, { locale })} %</span>
                  <Text as="span" size="sm" tone="muted">
                    {t('lottery.odds.oneIn', { count: formatCount(oneIn(row), locale) })}
                  </Text>
                </Stack>
              ),
            },
            {
              id: 'pot',
              header: t('lottery.odds.pot'),
              align: 'end',
              cell: ({ potWei }) => (
                <Stack gap={8} as="span" align="end">
                  <TokenFigure token={token} wei={ready(potWei)} />
                  <Text as="span" size="sm" tone="muted">
                    <TokenWorth token={token} wei={ready(potWei)} price={price} />
                  </Text>
                </Stack>
              ),
            },
          ]}
        />
        <Text size="sm" tone="muted">
          {t('lottery.odds.note')}
        </Text>
      </Stack>
    </Card>
  )
}

/** One plain line: what a ticket costs and wins back on average. */
function WorthLine({ now: { lottery, round, soldTickets } }: { readonly now: LotteryNow }) {
  const { t, locale } = useTranslation()
  const { decimals, symbol } = lottery.token
  const known = combineLoadables([round, soldTickets])
  if (known.status === 'loading') return <Skeleton width="100%" height="1.5em" />
  if (known.status === 'failed') return <Text tone="muted">{t('lottery.odds.unknown')}</Text>
  const { costWei, valueWei, lossWei, percent } = ticketWorth(...known.value)
  const amount = (wei: bigint) => formatAmount(wei, decimals, { significant: 4, locale })
  const values = {
    cost: amount(costWei),
    value: amount(valueWei),
    asset: symbol,
    percent: formatDecimal(percent, { places: 1, locale }),
  }
  return (
    <Text isStrong>
      {lossWei >= 0n
        ? t('lottery.odds.loss', { ...values, loss: amount(lossWei) })
        : t('lottery.odds.gain', { ...values, gain: amount(-lossWei) })}
    </Text>
  )
}
