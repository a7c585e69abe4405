import { useId, useState } from 'react'
import { routes } from '@/config/routes'
import { poolName } from '@/domain/farm/poolName'
import { stakePath } from '@/domain/farm/stakePath'
import { stakedCurrency } from '@/domain/farm/stakeVenue'
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
import { rewardVenueId, type UnclaimedRow, type UnclaimedView } from '../model/unclaimedView'
import { RowAside, RowFigure, RowLine, RowList, RowName, RowWhat } from './Home.styles'

const ICON_PX = 28
const BADGES = { farm: 'farm', pool: 'pool', auto: 'pool', game: 'game' } as const
const LIST_DIGITS = 5
/** More would not fit into the place that the page keeps. */
const FIRST_ROWS = 2

/** Rewards to collect, each with a link to its farm, pool or game: the most valuable ones, and the others on demand. */
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
            <UnclaimedLine key={rewardVenueId(row.venue)} row={row} />
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

function UnclaimedLine({ row }: { readonly row: UnclaimedRow }) {
  const { t, tText, locale } = useTranslation()
  const { venue, reward, amount, hasEnded } = row
  const nameOf = () => {
    if (venue.kind === 'game') return t(`shell.title.${venue.game}`)
    return venue.kind === 'pool' ? tText(poolName(venue.pool)) : stakedCurrency(venue).symbol
  }
  return (
    <RowLine>
      <TokenIcon {...(venue.kind === 'game' ? reward : stakedCurrency(venue))} size={ICON_PX} />
      <RowWhat>
        <RowName to={venue.kind === 'game' ? routes[venue.game] : stakePath(venue, hasEnded)}>{nameOf()}</RowName>
        <Badge>{t(`overview.unclaimed.${BADGES[venue.kind]}`)}</Badge>
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
