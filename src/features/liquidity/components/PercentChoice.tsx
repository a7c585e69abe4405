import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Choices, Percent, Range } from './Liquidity.styles'

const CHOICES = [25, 50, 75, 100] as const

export interface PercentChoiceProps {
  /** Whole per cent, 0 to 100. */
  readonly value: number
  readonly onChange: (percent: number) => void
  readonly disabled: boolean
}

/** A part of what there is: by a slide, or one of four. */
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
      <Choices>
        {CHOICES.map((percent) => (
          <Button
            key={percent}
            size="sm"
            disabled={disabled}
            aria-pressed={value === percent}
            onClick={() => onChange(percent)}
          >
            {percent === 100 ? t('liquidity.max') : `${percent} %`}
          </Button>
        ))}
      </Choices>
    </Stack>
  )
}
