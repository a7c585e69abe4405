import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

const Label = styled.label`
  display: inline-flex;
  align-items: start;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[8]};
  cursor: pointer;
  &:has(:disabled) {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`
const Box = styled.input`
  flex-shrink: 0;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  appearance: none;
  border: 1px solid ${theme.color.edge};
  border-radius: 6px;
  background: ${theme.color.ground};
  cursor: inherit;
  &:checked {
    border-color: ${theme.color.text};
    background: ${theme.color.text};
  }
  &:checked::before {
    content: '';
    display: block;
    inline-size: 6px;
    block-size: 12px;
    margin: 3px auto 0;
    border: solid ${theme.color.ground};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &:disabled {
    border-color: ${theme.color.line};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.bad};
  }
`

type BoxAttributes = Pick<ComponentProps<'input'>, 'aria-required' | 'aria-invalid' | 'aria-describedby' | 'onInvalid'>

export interface CheckboxProps extends BoxAttributes {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly disabled?: boolean
  /** The label. */
  readonly children: ReactNode
}

export function Checkbox({ isChecked, onChange, disabled = false, children, ...box }: CheckboxProps) {
  return (
    <Label>
      <Box
        {...box}
        type="checkbox"
        checked={isChecked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </Label>
  )
}
