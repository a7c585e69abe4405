import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PercentButtons } from '@/ui/PercentButtons'
import { Percent, Range } from './Liquidity.styles'

export interface PercentChoiceProps {
  /** Whole per cent, 0 to 100. */
  readonly value: number
  readonly onChange: (percent: number) => void
  readonly disabled: boolean
}

/** A percentage, chosen by slider or by one of four presets. */
export function PercentChoice({ value, onChange, disabled }: PercentChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack gap={12}>
      <Percent htmlFor={id} data-testid="remove-percent">{`${value} %`}</Percent>
      <Range
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={value}
        disabled={disabled}
        aria-label={t('liquidity.remove.part')}
        aria-valuetext={`${value} %`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <PercentButtons
        label={t('liquidity.remove.part')}
        maxLabel={t('liquidity.max')}
        chosen={value}
        disabled={disabled}
        onChoose={onChange}
      />
    </Stack>
  )
}
