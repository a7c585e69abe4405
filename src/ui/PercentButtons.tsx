import { styled } from 'styled-components'
import { Button } from './Button'
import { theme } from './theme'

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(3.25rem, 25% - 6px), 1fr));
  gap: ${theme.space[8]};
  > button {
    padding-inline: 0;
  }
`

const CHOICES = [25, 50, 75, 100] as const

export interface PercentButtonsProps {
  /** Accessible name of the group. */
  readonly label: string
  /** Label of the 100 % button; undefined to omit it. */
  readonly maxLabel: string | undefined
  readonly onChoose: (percent: number) => void
  /** The selected percentage; undefined if the selection is not shown. */
  readonly chosen?: number
  readonly disabled?: boolean
}

/** Presets of 25 %, 50 %, 75 % and 100 %. */
export function PercentButtons({ label, maxLabel, onChoose, chosen, disabled = false }: PercentButtonsProps) {
  return (
    <Choices role="group" aria-label={label}>
      {CHOICES.map((percent) => {
        const name = percent === 100 ? maxLabel : `${percent} %`
        return (
          name !== undefined && (
            <Button
              key={percent}
              size="sm"
              disabled={disabled}
              aria-pressed={chosen === undefined ? undefined : chosen === percent}
              onClick={() => onChoose(percent)}
            >
              {name}
            </Button>
          )
        )
      })}
    </Choices>
  )
}
