import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldLabel, FieldRoot, fieldBox } from './fieldStyles'
import { ChevronDownIcon } from './icons'
import { theme } from './theme'

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-end: ${theme.space[12]};
    pointer-events: none;
  }
`
const Native = styled.select`
  ${fieldBox}
  appearance: none;
  padding-inline-end: ${theme.space[36]};
  text-overflow: ellipsis;
  cursor: pointer;
`

interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
}
export interface SelectProps<Value extends string> {
  readonly label: string
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
}

/** A native select. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box>
        <Native
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex]
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDownIcon />
      </Box>
    </FieldRoot>
  )
}
