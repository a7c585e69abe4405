import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal, toAmountText } from '@/lib/amount'
import { sanitizeAmountInput } from '@/lib/amountInput'
import { Decimal } from '@/lib/decimal'
import { formatToken } from '@/lib/figureFormat'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { type RoiTerms, usdView } from '../roiLines'
import { RoiFigure } from './RoiFigure'
import {
  conversionPrice,
  entryText,
  type RoiAmount,
  type RoiEntry,
  type RoiMode,
  USD_DECIMALS,
  units,
} from './roiEntry'

/** USD. */
const PRESETS = ['100', '1000'] as const

export interface RoiAmountFieldProps {
  readonly terms: RoiTerms
  readonly mode: RoiMode
  readonly entry: RoiEntry
  /** The entry in base units. */
  readonly amount: RoiAmount
  readonly unit: RoiEntry['unit']
  readonly onUnit: (unit: RoiEntry['unit']) => void
  readonly onEntry: (entry: RoiEntry) => void
}

/** The stake or the target, in the token or in dollars, with the amounts that are asked for most. */
export function RoiAmountField({ terms, mode, entry, amount, unit, onUnit, onEntry }: RoiAmountFieldProps) {
  const { t, locale } = useTranslation()
  const { symbol, decimals, balanceWei = 0n } = terms
  const price = conversionPrice(terms)
  const text = entryText(entry, unit, mode, decimals, price)
  const type = (next: string) => {
    const taken = sanitizeAmountInput(text, next)
    // What is refused leaves the entry in its own unit.
    if (taken !== text) onEntry({ text: taken, unit })
  }
  const unpriced = price === undefined ? t('stake.roi.unpriced', { symbol }) : undefined
  const error = {
    empty: undefined,
    amount: undefined,
    tooPrecise: t('common.tooPrecise', { decimals: entry.unit === 'usd' ? USD_DECIMALS : decimals }),
    tooLarge: t('stake.roi.tooLarge'),
    unpriced,
  }[amount.status]
  const worthOf = (wei: bigint) =>
    unit === 'usd' ? (
      <RoiFigure figure={formatToken(wei, decimals, symbol, locale)} />
    ) : (
      <LoadableFigure view={usdView(terms, wei, locale)} />
    )
  return (
    <Stack gap={8}>
      <AmountInput
        label={t(mode === 'stake' ? 'stake.roi.amount' : 'stake.roi.target')}
        value={text}
        onChange={type}
        maxButton={
          <RangeChoice
            label={t('stake.roi.unit')}
            ranges={units}
            chosen={unit}
            textOf={(name) => (name === 'usd' ? t('stake.roi.usd') : symbol)}
            onChoose={onUnit}
            refusalOf={(name) => (name === 'usd' ? unpriced : undefined)}
          />
        }
        token={
          <Text as="span" tone="muted">
            {unit === 'usd' ? t('stake.roi.usd') : symbol}
          </Text>
        }
        worth={amount.status === 'amount' ? worthOf(amount.wei) : null}
        error={error}
      />
      {mode === 'stake' && (
        <Row gap={8} role="group" aria-label={t('stake.roi.presets')}>
          {PRESETS.map((usd) => (
            <Button key={usd} size="sm" disabledReason={unpriced} onClick={() => onEntry({ text: usd, unit: 'usd' })}>
              {`$${formatDecimal(new Decimal(usd), { locale })}`}
            </Button>
          ))}
          {balanceWei > 0n && (
            <Button size="sm" onClick={() => onEntry({ text: toAmountText(balanceWei, decimals), unit: 'token' })}>
              {t('stake.roi.balance')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}
