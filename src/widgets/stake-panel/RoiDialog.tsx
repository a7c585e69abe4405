import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { DigitsEntry } from '@/lib/amountInput'
import { stakeToEarn } from '@/lib/roiTarget'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { RoiAmountField } from './roi/RoiAmountField'
import { RoiPeriodFields } from './roi/RoiPeriodFields'
import { RoiPlot } from './roi/RoiPlot'
import { RoiRates } from './roi/RoiRates'
import { RoiResult } from './roi/RoiResult'
import { RoiTable } from './roi/RoiTable'
import { conversionPrice, modes, type RoiEntry, type RoiMode, type RoiUnit, readEntry } from './roi/roiEntry'
import { daysText, MAX_DAYS, type RoiInterval } from './roi/roiPeriods'
import type { RoiTerms } from './roiLines'

const DEFAULT_STAKE = '1000'
const DEFAULT_TARGET = '100'

export interface RoiDialogProps {
  readonly terms: RoiTerms
  /** It starts with this amount of the token; with $1,000 if empty. */
  readonly amount: string
  readonly onClose: () => void
}

/**
 * What an amount would earn at today's rates, or what to stake to earn an amount: over days that the user names, and
 * side by side for a day up to five years.
 */
export function RoiDialog({ terms, amount, onClose }: RoiDialogProps) {
  const translation = useTranslation()
  const { t } = translation
  const price = conversionPrice(terms)
  const [startSec] = useState(() => Math.floor(Date.now() / 1000))
  const [mode, setMode] = useState<RoiMode>('stake')
  const [unit, setUnit] = useState<RoiUnit>(amount === '' && price !== undefined ? 'usd' : 'token')
  const [entries, setEntries] = useState<Readonly<Record<RoiMode, RoiEntry>>>({
    stake: { text: amount === '' ? DEFAULT_STAKE : amount, unit },
    target: { text: DEFAULT_TARGET, unit },
  })
  const [typedDays, setTypedDays] = useState<DigitsEntry>({ text: '365' })
  const [interval, setInterval] = useState<RoiInterval>(terms.isCompounding ? '1' : 'never')
  const days = Math.min(MAX_DAYS, Number(typedDays.text))
  const every = interval === 'never' ? 'never' : Number(interval)
  const entry = entries[mode]
  // Without a price, the amount is shown as it was typed.
  const shownUnit = price === undefined ? entry.unit : unit
  const read = readEntry(entry, mode, terms.decimals, price)
  const typedWei = read.status === 'amount' ? read.wei : read.status === 'empty' ? 0n : undefined
  const amountWei =
    mode === 'stake' || typedWei === undefined ? typedWei : stakeToEarn(typedWei, terms.feeOf, terms.gain(days, every))
  return (
    <Dialog title={t('stake.roi')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={20}>
        <RangeChoice
          label={t('stake.roi.mode')}
          ranges={modes}
          chosen={mode}
          textOf={(name) => t(`stake.roi.mode.${name}`)}
          onChoose={setMode}
        />
        <RoiAmountField
          terms={terms}
          mode={mode}
          entry={entry}
          amount={read}
          unit={shownUnit}
          onUnit={setUnit}
          onEntry={(next) => setEntries({ ...entries, [mode]: next })}
        />
        <RoiPeriodFields
          days={typedDays}
          onDays={setTypedDays}
          interval={terms.isCompounding ? interval : undefined}
          onInterval={setInterval}
        />
        {amountWei !== undefined && (
          <>
            <RoiResult terms={terms} mode={mode} assumption={{ amountWei, days, every }} />
            <RoiTable terms={terms} assumption={{ amountWei, every }} />
            <RoiRates terms={terms} assumption={{ amountWei, days, every }} />
            {days > 0 && (
              <RoiPlot
                terms={terms}
                assumption={{ amountWei, days, every }}
                startSec={startSec}
                price={shownUnit === 'usd' ? price : undefined}
              />
            )}
          </>
        )}
        {amountWei === undefined && typedWei !== undefined && (
          <Notice tone="warning" title={t('stake.roi.unreachable', { time: daysText(days, translation) })} />
        )}
      </Stack>
    </Dialog>
  )
}
