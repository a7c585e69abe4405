import { styled } from 'styled-components'
import { theme } from './theme'

const Range = styled.input`
  display: block;
  inline-size: 100%;
  min-block-size: ${theme.control.touch};
  margin: 0;
  accent-color: ${theme.color.sunLine};
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`

export interface SliderProps {
  /** Accessible name. */
  readonly label: string
  /** From 0 to 100. */
  readonly percent: number
  readonly onChange: (percent: number) => void
  readonly disabled?: boolean
}

/** A native slider from 0 to 100 %. */
export function Slider({ label, percent, onChange, disabled = false }: SliderProps) {
  return (
    <Range
      type="range"
      min={0}
      max={100}
      step={1}
      aria-label={label}
      aria-valuetext={`${percent} %`}
      value={percent}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
