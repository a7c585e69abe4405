import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

const Label = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  min-block-size: ${theme.control.touch};
  cursor: pointer;
  &:has(:disabled) {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`
const Track = styled.input`
  appearance: none;
  position: relative;
  flex-shrink: 0;
  inline-size: 48px;
  block-size: 28px;
  margin: 0;
  border: 1px solid ${theme.color.edge};
  border-radius: 14px;
  background: ${theme.color.ground};
  cursor: inherit;
  transition: background ${theme.motion.fast};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: ${theme.color.edge};
    transition: inset-inline-start ${theme.motion.fast};
  }
  &:checked {
    border-color: ${theme.color.text};
    background: ${theme.color.text};
  }
  &:checked::before {
    inset-inline-start: 23px;
    background: ${theme.color.ground};
  }
  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.hover};
  }
  &:disabled::before {
    background: ${theme.color.muted};
  }
`

export interface SwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A switch that applies immediately. */
export function Switch({ isOn, onChange, disabled = false, children }: SwitchProps) {
  return (
    <Label>
      <span>{children}</span>
      <Track
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Label>
  )
}
