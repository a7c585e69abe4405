import { useId } from 'react'
import { poolName } from '@/domain/farm/poolName'
import { stakePath } from '@/domain/farm/stakePath'
import { stakedCurrency, venueId } from '@/domain/farm/stakeVenue'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
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

/** Rewards to collect, each with a link to its farm or pool. */
export function UnclaimedRows({ view: { rows, totalUsd, retry } }: { readonly view: UnclaimedView }) {
  const { t, locale } = useTranslation()
  const headingId = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId} data-testid="home-unclaimed">
      <Row justify="space-between" align="baseline">
        <Heading level={2} id={headingId}>
          {t('home.unclaimed')}
        </Heading>
        {totalUsd !== undefined && (
          <Text as="span" tone="muted">
            {t('home.unclaimed.total')}{' '}
            <LoadableFigure isPlain view={{ status: 'ready', ...formatUsd(totalUsd, locale) }} />
          </Text>
        )}
      </Row>
      {retry !== undefined && (
        <Notice tone="warning" title={t('home.unclaimed.missing')} action={<RetryButton onRetry={retry} />}>
          {t('home.unclaimed.missing.body')}
        </Notice>
      )}
      {rows.length > 0 && (
        <RowList>
          {rows.map((row) => (
            <UnclaimedLine key={venueId(row.venue)} row={row} />
          ))}
        </RowList>
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
        <Badge>{t(isFarm ? 'home.unclaimed.farm' : 'home.unclaimed.pool')}</Badge>
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
