import { useId, useState } from 'react'
import type { RaffleWinner } from '@/domain/raffle/raffle'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { PlayerLink } from '@/widgets/player/PlayerLink'

const FIRST_WINNERS = 3

/** The winning tickets of a raffle, with who owns them. */
export function RaffleWinners({ winners }: { readonly winners: readonly RaffleWinner[] }) {
  const { t, locale } = useTranslation()
  const titleId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? winners : winners.slice(0, FIRST_WINNERS)
  return (
    <Stack gap={8}>
      <Text size="sm" tone="muted" id={titleId}>
        {t('raffles.winners.list')}
      </Text>
      <Stack as="ol" gap={8} aria-labelledby={titleId}>
        {shown.map(({ ticket, account }) => (
          <Row key={ticket.toString()} as="li" gap={8} justify="space-between">
            <PlayerLink account={account} />
            <Text as="span" size="sm" tone="muted">
              {t('raffles.winners.ticket', { ticket: formatAmount(ticket, 0, { locale }) })}
            </Text>
          </Row>
        ))}
      </Stack>
      {shown.length < winners.length && (
        <div>
          <Button size="sm" onClick={() => setIsWhole(true)}>
            {t('raffles.winners.all')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
