import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { type DigitsEntry, enterDigits, parseAmount, sanitizeAmountInput } from '@/lib/amountInput'
import type { FigureText } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { AmountInput } from '@/ui/AmountInput'
import { Dialog } from '@/ui/Dialog'
import { Figure, FigureUnit } from '@/ui/Figure'
import { Grid, Stack } from '@/ui/layout'
import { Select } from '@/ui/Select'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataTable } from '@/widgets/table/DataTable'
import { type RoiLine, type RoiTerms, roiLine } from './roiLines'

/** Days; the longest is what the other calculators of the field show. */
const PERIODS = [1, 7, 30, 365, 1_825] as const
const INTERVALS = ['1', '7', '14', '30', 'never'] as const
type Interval = (typeof INTERVALS)[number]
const MAX_DAYS = 3_650

const shown = ({ text, full, unit }: FigureText) => (
  <Figure title={full} {...(unit === undefined ? {} : { unit })}>
    {text}
  </Figure>
)

/** On one line; the columns of a wide screen have no room for the token, which the result above them names. */
const Cell = styled.span`
  ${theme.media.tablet} {
    white-space: nowrap;
  }
`
const Gain = styled(Cell)`
  ${theme.media.tablet} {
    ${FigureUnit} {
      display: none;
    }
  }
`

export interface RoiDialogProps {
  readonly terms: RoiTerms
  /** It starts with this amount. */
  readonly amount: string
  readonly onClose: () => void
}

/** What an amount would earn at today's rates: in days that the user names, and side by side in a day up to five years. */
export function RoiDialog({ terms, amount, onClose }: RoiDialogProps) {
  const { t, locale } = useTranslation()
  const [typed, setTyped] = useState(amount === '' ? '1000' : amount)
  const [{ text: typedDays, refusal }, setTypedDays] = useState<DigitsEntry>({ text: '365' })
  const [interval, setInterval] = useState<Interval>(terms.isCompounding ? '1' : 'never')
  const amountWei = parseAmount(typed, terms.decimals) ?? 0n
  const days = Math.min(MAX_DAYS, Number(typedDays))
  const every = interval === 'never' ? 'never' : Number(interval)
  const lineOf = (count: number) => roiLine(terms, { amountWei, days: count, every }, locale)
  const own = lineOf(days)
  const daysText = (count: number) =>
    t('stake.roi.days', { count, days: count.toLocaleString(locale, { numberingSystem: 'latn' }) })
  const usd = ({ usd: view }: RoiLine) => <LoadableFigure view={view} />
  return (
    <Dialog title={t('stake.roi')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={20}>
        <AmountInput
          label={t('stake.roi.amount')}
          value={typed}
          onChange={(next) => setTyped((previous) => sanitizeAmountInput(previous, next))}
          token={
            <Text as="span" tone="muted">
              {terms.symbol}
            </Text>
          }
        />
        <Grid gap={16} min="10rem">
          <TextInput
            label={t('stake.roi.duration')}
            inputMode="numeric"
            value={typedDays}
            onChange={(next) => setTypedDays((previous) => enterDigits(previous, next))}
            error={refusal === undefined ? undefined : t('stake.roi.whole')}
            hint={Number(typedDays) > MAX_DAYS ? t('stake.roi.longest', { days: MAX_DAYS }) : undefined}
          />
          {terms.isCompounding && (
            <Select
              label={t('stake.roi.compounding')}
              value={interval}
              onChange={setInterval}
              options={INTERVALS.map((value) => ({
                value,
                label: value === 'never' ? t('stake.roi.never') : t('stake.roi.every', { count: Number(value) }),
              }))}
            />
          )}
        </Grid>
        <Stack gap={8}>
          <Text tone="muted" size="sm">
            {t('stake.roi.result', { time: daysText(days) })}
          </Text>
          <Text as="div" size="xl" isStrong data-testid="roi-result">
            {shown(own.gain)}
          </Text>
          <Text tone="muted" size="sm">
            {usd(own)} · {shown(own.rate)}
          </Text>
        </Stack>
        <DataTable
          caption={t('stake.roi.table')}
          columns={[
            { id: 'days', header: t('stake.roi.period'), cell: (line) => <Cell>{daysText(line.days)}</Cell> },
            { id: 'gain', header: t('stake.roi.gain'), align: 'end', cell: (line) => <Gain>{shown(line.gain)}</Gain> },
            { id: 'usd', header: t('stake.roi.worth'), align: 'end', cell: usd },
            { id: 'rate', header: t('stake.roi.rate'), align: 'end', cell: (line) => <Cell>{shown(line.rate)}</Cell> },
          ]}
          rows={ready(PERIODS.map(lineOf))}
          empty={null}
          isDense
          rowKey={({ days: count }) => String(count)}
        />
        <Text tone="muted" size="sm">
          {t('stake.roi.note')} {t(every === 'never' ? 'stake.roi.formula.simple' : 'stake.roi.formula')}
        </Text>
      </Stack>
    </Dialog>
  )
}
