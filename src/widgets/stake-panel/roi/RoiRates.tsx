import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatPaid, formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { RoiAssumption, RoiTerms } from '../roiLines'
import { RoiFigure } from './RoiFigure'
import { aprOf, apyOf, exactPercent, formulaText, rateOf } from './roiFormula'

export interface RoiRatesProps {
  readonly terms: RoiTerms
  readonly assumption: RoiAssumption
}

/** The rates, fees and price of a projection, and its formula with these numbers. */
export function RoiRates({ terms, assumption }: RoiRatesProps) {
  const { t, locale } = useTranslation()
  const { amountWei, every } = assumption
  const rate = rateOf(terms)
  const apy = apyOf(terms, every)
  const depositFeeWei = terms.feeOf(amountWei)
  const isAutomatic = rate.compoundsPerDay !== undefined
  const formula = isAutomatic
    ? t('stake.roi.formula.automatic')
    : t(every === 'never' ? 'stake.roi.formula.simple' : 'stake.roi.formula')
  return (
    <Stack gap={12}>
      <Heading level={3} size="md">
        {t('stake.roi.rates')}
      </Heading>
      <Facts>
        <Fact name={t('stake.roi.apr')}>
          <RoiFigure figure={formatApy(aprOf(rate), locale)} />
        </Fact>
        <Fact name={t('stake.roi.daily')}>
          <Figure>{exactPercent(rate.ratePerDay, locale)}</Figure>
        </Fact>
        {!rate.kept.eq(1) && (
          <Fact name={t(isAutomatic ? 'stake.roi.fee.each' : 'stake.roi.fee.total')}>
            <Figure>{exactPercent(new Decimal(1).minus(rate.kept), locale)}</Figure>
          </Fact>
        )}
        {rate.compoundsPerDay !== undefined && (
          <Fact name={t('stake.roi.automatic')}>
            {t('stake.roi.times', {
              count: rate.compoundsPerDay,
              times: formatDecimal(new Decimal(rate.compoundsPerDay), { places: 2, locale }),
            })}
          </Fact>
        )}
        {apy && (
          <Fact name={t('stake.roi.apy')}>
            <RoiFigure figure={formatApy(apy, locale)} />
          </Fact>
        )}
        {terms.feeApr && (
          <Fact name={t('stake.roi.feeApr')}>
            <RoiFigure figure={formatApy(terms.feeApr, locale)} />
          </Fact>
        )}
        {depositFeeWei > 0n && (
          <Fact name={t('stake.roi.depositFee')}>
            <RoiFigure figure={formatPaid(depositFeeWei, terms.decimals, terms.symbol, locale)} />
          </Fact>
        )}
        <Fact name={t('stake.roi.price', { symbol: terms.symbol })}>
          <LoadableFigure view={figureView(terms.price, (each) => each && formatUsd(each, locale))} />
        </Fact>
      </Facts>
      <Text as="div" size="sm">
        <bdi dir="ltr" data-testid="roi-formula">
          {formulaText(terms, assumption, locale)}
        </bdi>
      </Text>
      <Text tone="muted" size="sm">
        {t('stake.roi.note')} {formula}
      </Text>
      {terms.paidIn !== undefined && (
        <Text tone="muted" size="sm">
          {t('stake.roi.paidIn', { reward: terms.paidIn, symbol: terms.symbol })}
        </Text>
      )}
    </Stack>
  )
}
