import type { SaleStatus, SquadSale } from '@/domain/squad/sale'
import type { SquadReads } from '@/domain/squad/useSquad'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Dial } from '@/ui/Dial'
import { Heading } from '@/ui/Heading'
import { Clock, Hero } from '@/ui/Hero'
import { Row, Stack } from '@/ui/layout'
import { Progress } from '@/ui/Progress'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Countdown } from '@/widgets/schedule/Countdown'
import { Big } from '../components/Squad.styles'
import { Timeline } from '../components/Timeline'
import { elapsedShare, nextChange } from '../model/timeline'

const tones = {
  pending: 'neutral',
  premint: 'neutral',
  presale: 'good',
  sale: 'good',
  drawing: 'info',
  claim: 'good',
  refund: 'warning',
} as const satisfies Record<SaleStatus, string>

/** What the sale does now: its phase, the sold tickets, the price, and when it changes. */
export function SaleSection({ reads: { edition, sale } }: { readonly reads: SquadReads }) {
  const { t, locale } = useTranslation()
  const known = valueOf(sale)
  return (
    <Card as="section" aria-labelledby="squad-sale" data-testid="squad-sale">
      <Stack gap={24}>
        <Hero>
          <Stack gap={12}>
            <Row gap={12}>
              <Heading level={2} size="lg" id="squad-sale">
                {edition.name}
              </Heading>
              {known !== undefined && <Badge tone={tones[known.status]}>{t(`squad.status.${known.status}`)}</Badge>}
            </Row>
            <Text tone="muted">{t('squad.price')}</Text>
            <Big>
              <TokenAmount token={edition.token} wei={mapLoadable(sale, ({ priceWei }) => priceWei)} />
            </Big>
            {known === undefined ? (
              <Skeleton width="16rem" height="1.5em" />
            ) : (
              <Stack gap={8}>
                <Text>
                  {t('squad.sold', {
                    sold: formatCount(known.soldTickets, locale),
                    supply: formatCount(known.maxSupply, locale),
                  })}
                </Text>
                <Progress value={known.soldTickets / Math.max(1, known.maxSupply)} label={t('squad.sold.label')} />
                <Text size="sm" tone="muted">
                  {t('squad.parts', {
                    presale: formatCount(known.maxPreSaleSupply, locale),
                    reserve: formatCount(known.maxReserveSupply, locale),
                  })}
                </Text>
              </Stack>
            )}
          </Stack>
          {known !== undefined && <SaleClock sale={known} />}
        </Hero>
        {known !== undefined && <Timeline sale={known} />}
      </Stack>
    </Card>
  )
}

/** The time until the next phase, by the chain's clock. */
function SaleClock({ sale }: { readonly sale: SquadSale }) {
  const { t, locale } = useTranslation()
  const nowSec = useBlock()?.timestampSec
  const next = nextChange(sale)
  if (next === undefined || nowSec === undefined) return null
  const time = formatTime(next.atSec, locale)
  return (
    <Clock>
      <Dial size="lg" value={elapsedShare(sale, nowSec)} label={t(`squad.next.${next.status}.at`, { time })} />
      <Text isStrong>
        <Countdown to={{ timeSec: next.atSec }} due={t('squad.next.due')}>
          {(left) => t(`squad.next.${next.status}`, { time: left })}
        </Countdown>
      </Text>
      <Text size="sm" tone="muted">
        {time}
      </Text>
    </Clock>
  )
}
