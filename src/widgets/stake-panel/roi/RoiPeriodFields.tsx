import { useTranslation } from '@/i18n/useTranslation'
import { type DigitsEntry, enterDigits } from '@/lib/amountInput'
import { Grid, Stack } from '@/ui/layout'
import { Select } from '@/ui/Select'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { intervals, MAX_DAYS, periods, type RoiInterval } from './roiPeriods'

export interface RoiPeriodFieldsProps {
  readonly days: DigitsEntry
  readonly onDays: (days: DigitsEntry) => void
  /** Undefined where the user can't compound. */
  readonly interval: RoiInterval | undefined
  readonly onInterval: (interval: RoiInterval) => void
}

/** How long the stake earns, and how often its rewards are compounded. */
export function RoiPeriodFields({ days, onDays, interval, onInterval }: RoiPeriodFieldsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Text as="span" size="sm" isStrong>
          {t('stake.roi.for')}
        </Text>
        <RangeChoice
          label={t('stake.roi.for')}
          ranges={periods}
          chosen={periods.find((name) => name === days.text)}
          textOf={(name) => t(`stake.roi.for.${name}`)}
          onChoose={(name) => onDays({ text: name })}
        />
      </Stack>
      <Grid gap={16} min="10rem">
        <TextInput
          label={t('stake.roi.duration')}
          inputMode="numeric"
          value={days.text}
          onChange={(next) => onDays(enterDigits(days, next))}
          error={days.refusal === undefined ? undefined : t('stake.roi.whole')}
          hint={Number(days.text) > MAX_DAYS ? t('stake.roi.longest', { days: MAX_DAYS }) : undefined}
        />
        {interval !== undefined && (
          <Select
            label={t('stake.roi.compounding')}
            value={interval}
            onChange={onInterval}
            options={intervals.map((value) => ({
              value,
              label: value === 'never' ? t('stake.roi.never') : t('stake.roi.every', { count: Number(value) }),
            }))}
          />
        )}
      </Grid>
    </Stack>
  )
}
