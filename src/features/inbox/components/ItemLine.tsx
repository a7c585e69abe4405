import type { ReactNode } from 'react'
import type { InboxItem } from '@/domain/inbox/item'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatTime } from '@/lib/duration'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Countdown } from '@/widgets/schedule/Countdown'
import type { Worth } from '../model/inboxView'
import { Acts, Amounts, Line } from './Inbox.styles'

interface ItemLineProps {
  readonly item: InboxItem
  /** Only of claims. */
  readonly worth?: Worth
  /** The claim's button. */
  readonly children?: ReactNode
}

/** One entry: what it is, how much, until when, and the way to its page. */
export function ItemLine({ item, worth, children }: ItemLineProps) {
  const { t, tText, locale } = useTranslation()
  const { area, title, note, amounts, until, sinceSec, path } = item
  const name = tText(title)
  const areaName = t(`shell.title.${area}`)
  return (
    <Line data-testid={`item ${item.id}`}>
      <Stack gap={8}>
        <Row gap={8}>
          <Badge>{areaName}</Badge>
          {until !== undefined && (
            <Text as="span" size="sm" tone="muted">
              <Countdown to={until} due={t('inbox.until.over')}>
                {(time) => t('inbox.until', { time })}
              </Countdown>
            </Text>
          )}
          {sinceSec !== undefined && (
            <Text as="span" size="sm" tone="muted">
              {t('inbox.since', { date: formatTime(sinceSec, locale) })}
            </Text>
          )}
        </Row>
        <Text isStrong>{name}</Text>
        {note !== undefined && (
          <Text size="sm" tone="muted">
            {tText(note)}
          </Text>
        )}
      </Stack>
      <Amounts>
        {amounts.map(({ currency, wei }) => (
          <LoadableFigure
            key={`${currency.address} ${currency.symbol}`}
            view={figureView(ready(wei), (known) => formatToken(known, currency.decimals, currency.symbol, locale))}
          />
        ))}
        {worth !== undefined && (
          <Text as="span" size="sm" tone="muted">
            {Decimal.isBigNumber(worth)
              ? formatUsd(worth, locale).text
              : worth === 'unpriced'
                ? t('inbox.noPrice')
                : '–'}
          </Text>
        )}
      </Amounts>
      <Acts>
        <ButtonLink size="sm" to={path} aria-label={t('inbox.open.label', { area: areaName, title: name })}>
          {t('inbox.open')}
        </ButtonLink>
        {children}
      </Acts>
    </Line>
  )
}
