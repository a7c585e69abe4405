import { styled } from 'styled-components'
import { theme } from './theme'

const Styled = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 8px;
  border: 0;
  border-radius: 4px;
  overflow: hidden;
  background: ${theme.color.line};
  &::-webkit-progress-bar {
    background: ${theme.color.line};
  }
  &::-webkit-progress-value {
    background: ${theme.color.sunLine};
  }
  &::-moz-progress-bar {
    background: ${theme.color.sunLine};
  }
`

export interface ProgressProps {
  /** 0 to 1. */
  readonly value: number
  readonly label: string
}

/** A progress bar. */
export function Progress({ value, label }: ProgressProps) {
  return <Styled value={value} max={1} aria-label={label} />
}
