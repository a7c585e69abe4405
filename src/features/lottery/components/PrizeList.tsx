import { styled } from 'styled-components'
import type { Lottery } from '@/domain/lottery/lottery'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { ready } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import type { PrizeRow } from '../model/prizeRows'
import { TokenFigure } from './TokenFigure'

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
  border-block-end: 1px solid ${theme.color.line};
`

export interface PrizeListProps {
  readonly token: Lottery['token']
  readonly rows: readonly PrizeRow[]
  /** A claim runs. */
  readonly isBusy: boolean
  /** All claims of a row are sent. */
  readonly isSent: (row: PrizeRow) => boolean
  readonly onClaim: (row: PrizeRow) => void
}

/** Unclaimed prizes by lottery. */
export function PrizeList({ token, rows, isBusy, isSent, onClaim }: PrizeListProps) {
  const { t, locale } = useTranslation()
  return (
    <ul aria-label={t('lottery.check')}>
      {rows.map((row) => (
        <Item key={row.id}>
          <Stack gap={8}>
            <Text as="span" isStrong>
              {t('lottery.prize.won', { id: row.id, count: row.tickets })}{' '}
              <TokenFigure token={token} wei={ready(row.amountWei)} />
            </Text>
            <Text as="span" size="sm" tone={row.isExpired ? 'warning' : 'muted'}>
              {t(row.isExpired ? 'lottery.prize.expired' : 'lottery.prize.until', {
                time: formatTime(row.deadlineSec, locale),
              })}
            </Text>
          </Stack>
          {!row.isExpired && (
            <Button
              size="sm"
              isBusy={isBusy || isSent(row)}
              aria-label={t('lottery.claim.of', { id: row.id })}
              onClick={() => onClaim(row)}
            >
              {t(isSent(row) ? 'lottery.claim.pending' : 'lottery.claim')}
            </Button>
          )}
        </Item>
      ))}
    </ul>
  )
}
