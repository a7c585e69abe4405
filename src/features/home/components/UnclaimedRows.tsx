import { useId, useState } from 'react'
import { poolName } from '@/domain/farm/poolName'
import { stakePath } from '@/domain/farm/stakePath'
import { stakedCurrency, venueId } from '@/domain/farm/stakeVenue'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import type { UnclaimedRow, UnclaimedView } from '../model/unclaimedView'
import { RowAside, RowFigure, RowLine, RowList, RowName, RowWhat } from './Home.styles'

const ICON_PX = 28
const LIST_DIGITS = 5
/** More would not fit into the place that the page keeps. */
const FIRST_ROWS = 2

/** Rewards to collect, each with a link to its farm or pool: the most valuable ones, and the others on demand. */
export function UnclaimedRows({ view: { rows, totalUsd, retry } }: { readonly view: UnclaimedView }) {
  const { t, locale } = useTranslation()
  const headingId = useId()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId} data-testid="home-unclaimed">
      <Row justify="space-between" align="baseline" gap={8}>
        <Heading level={3} id={headingId}>
          {t('overview.unclaimed')}
        </Heading>
        {totalUsd !== undefined && (
          <Text as="span" tone="muted">
            {t('overview.unclaimed.total')}{' '}
            <LoadableFigure isPlain view={{ status: 'ready', ...formatUsd(totalUsd, locale) }} />
          </Text>
        )}
      </Row>
      {retry !== undefined && (
        <Notice tone="warning" title={t('overview.unclaimed.missing')} action={<RetryButton onRetry={retry} />}>
          {t('overview.unclaimed.missing.body')}
        </Notice>
      )}
      {rows.length === 0 && retry === undefined && <Text tone="muted">{t('overview.unclaimed.none')}</Text>}
      {rows.length > 0 && (
        <RowList>
          {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => (
            <UnclaimedLine key={venueId(row.venue)} row={row} />
          ))}
        </RowList>
      )}
      {rows.length > FIRST_ROWS && (
        <Row>
          <Button size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('common.table.less') : t('common.table.all', { count: rows.length })}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function UnclaimedLine({ row: { venue, reward, amount, hasEnded } }: { readonly row: UnclaimedRow }) {
  const { t, tText, locale } = useTranslation()
  const isFarm = venue.kind === 'farm'
  return (
    <RowLine>
      <TokenIcon {...stakedCurrency(venue)} size={ICON_PX} />
      <RowWhat>
        <RowName to={stakePath(venue, hasEnded)}>
          {venue.kind === 'pool' ? tText(poolName(venue.pool)) : stakedCurrency(venue).symbol}
        </RowName>
        <Badge>{t(isFarm ? 'overview.unclaimed.farm' : 'overview.unclaimed.pool')}</Badge>
      </RowWhat>
      <RowFigure>
        <LoadableFigure
          isPlain
          view={{ status: 'ready', ...formatToken(amount.wei, reward.decimals, reward.symbol, locale, LIST_DIGITS) }}
        />
        <RowAside>
          <LoadableFigure isPlain view={figureView(ready(amount.usd), (usd) => usd && formatUsd(usd, locale))} />
        </RowAside>
      </RowFigure>
    </RowLine>
  )
}
