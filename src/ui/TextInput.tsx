import { useId, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { FieldNote } from './FieldNote'
import { FieldLabel, FieldRoot, fieldBox } from './fieldStyles'

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
  const id = useId()
  const noteId = `${id}note`
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        type="text"
        autoComplete="off"
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </FieldRoot>
  )
}
