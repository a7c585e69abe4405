import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { Field } from './Field'
import { fieldBox } from './fieldStyles'

const Input = styled.input`
  ${fieldBox}
`

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function TextInput({ label, value, onChange, hint, error, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          type="text"
          autoComplete="off"
          {...rest}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
}
