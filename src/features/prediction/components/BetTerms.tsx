import { expectedNetWei, payoutOfNewBet } from '@/domain/prediction/model/payout'
import type { Market, Position, Round } from '@/domain/prediction/round'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { croFigure, croText } from '../model/croText'
import { feeText } from '../model/feeText'

export interface BetTermsProps {
  readonly round: Round
  readonly market: Market
  readonly position: Position | undefined
  /** Undefined while nothing is typed. */
  readonly amountWei: bigint | undefined
}

/** What a bet pays as the stakes would be with it, and what it is expected to lose. */
export function BetTerms({ round, market, position, amountWei }: BetTermsProps) {
  const { t, locale } = useTranslation()
  const fee = feeText(market.feeBps, locale)
  if (position === undefined || amountWei === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('prediction.expected.fee', { fee })}
      </Text>
    )
  const payout = payoutOfNewBet(round, position, amountWei, market.feeBps)
  if (payout === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('prediction.expected.refund')}
      </Text>
    )
  const { text, full, unit = '' } = croFigure(payout, locale)
  const multiple = new Decimal(payout.toString()).div(amountWei.toString())
  const net = expectedNetWei(amountWei, payout)
  const values = { stake: croText(amountWei, locale), amount: croText(net < 0n ? -net : net, locale), fee }
  return (
    <Stack gap={8}>
      <Facts>
        <Fact name={t('prediction.payout.mine')}>
          <Figure title={full} unit={unit}>
            {text}
          </Figure>
        </Fact>
        <Fact name={t('prediction.payout.multiple')}>
          <Figure>{`${formatDecimal(multiple, { places: 2, minPlaces: 2, rounding: 'down', locale })}×`}</Figure>
        </Fact>
      </Facts>
      <Text size="sm" tone="muted">
        {t('prediction.payout.moves')}
      </Text>
      <Text size="sm" isStrong>
        {t(net < 0n ? 'prediction.expected.loss' : 'prediction.expected.gain', values)}
      </Text>
    </Stack>
  )
}
