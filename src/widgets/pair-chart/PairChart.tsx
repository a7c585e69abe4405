import { useId, useMemo, useRef, useState } from 'react'
import { usePriceRoute } from '@/domain/pair/usePriceRoute'
import { type HistoryRange, historyRanges } from '@/domain/pair-history/model/historyRange'
import { usePairHistory } from '@/domain/pair-history/usePairHistory'
import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { IconButton } from '@/ui/IconButton'
import { RetryIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { useSeen } from '@/widgets/chart/useSeen'
import { pairChartView } from './model/pairChartView'
import { type ChartForm, PairPicture } from './PairPicture'
import { PairPrice } from './PairPrice'

const forms: readonly ChartForm[] = ['line', 'candles', 'table']

export interface PairChartProps {
  readonly input: Currency
  readonly output: Currency
}

/** Price chart of a pair, invertible. Data and chart code load when it is scrolled into view. */
export function PairChart({ input, output }: PairChartProps) {
  const { t, locale } = useTranslation()
  const headingId = useId()
  const [range, setRange] = useState<HistoryRange>('day')
  const [form, setForm] = useState<ChartForm>('line')
  const [isInverted, setIsInverted] = useState(false)
  const sectionRef = useRef<HTMLElement>(null)
  const isSeen = useSeen(sectionRef)
  const wayState = usePriceRoute(input, output)
  const way = valueOf(wayState)
  const known = typeof way === 'object' ? way : undefined
  const history = usePairHistory(isSeen ? known : undefined, range)
  const shown = valueOf(history)
  const view = useMemo(
    () => (shown === undefined ? undefined : pairChartView(shown, isInverted, locale)),
    [shown, isInverted, locale],
  )
  const [base, quote] = isInverted ? [output.symbol, input.symbol] : [input.symbol, output.symbol]
  const title = t('chart.pair.title', { base, quote })
  return (
    <section ref={sectionRef} aria-labelledby={headingId}>
      <Stack gap={12}>
        <Row justify="space-between" gap={8} isWrapping={false}>
          <Heading level={2} size="md" id={headingId}>
            {title}
          </Heading>
          <IconButton label={t('chart.pair.invert')} onClick={() => setIsInverted(!isInverted)}>
            <RetryIcon />
          </IconButton>
        </Row>
        <PairPrice
          view={view}
          unit={quote}
          isLoading={wayState.status === 'loading' || (known !== undefined && history.status === 'loading')}
        />
        <Row justify="space-between" gap={8}>
          <RangeChoice
            label={t('chart.range', { title })}
            ranges={historyRanges}
            chosen={range}
            textOf={(name) => t(`chart.pair.range.${name}`)}
            onChoose={setRange}
          />
          <Row gap={8} role="group" aria-label={t('chart.pair.form', { title })}>
            {forms.map((name) => (
              <Button
                key={name}
                size="sm"
                variant={name === form ? 'secondary' : 'quiet'}
                aria-pressed={name === form}
                onClick={() => setForm(name)}
              >
                {t(`chart.pair.form.${name}`)}
              </Button>
            ))}
          </Row>
        </Row>
        <PairPicture
          way={wayState}
          history={history}
          view={view}
          form={form}
          title={title}
          symbols={[input.symbol, output.symbol]}
        />
        {shown?.isPartial === true && (
          <Text size="sm" tone="warning">
            {t('chart.pair.partial')}
          </Text>
        )}
        <Row justify="space-between" gap={8}>
          <Text as="span" size="sm" tone="muted">
            {known?.via === undefined ? t('chart.pair.byPool') : t('chart.pair.via', { token: known.via.symbol })}
          </Text>
          <ChartLicense />
        </Row>
      </Stack>
    </section>
  )
}
