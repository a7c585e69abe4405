import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldNote } from './FieldNote'
import { FieldLabel, FieldRoot, fieldBox } from './fieldStyles'

const Area = styled.textarea`
  ${fieldBox}
  display: block;
  field-sizing: content;
  overflow-wrap: anywhere;
  resize: none;
`

export interface AddressInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly placeholder?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** One line of text that takes two where the field is narrow: of an address, every character is to be seen before it is sent to. */
export function AddressInput({ label, value, onChange, placeholder, hint, error }: AddressInputProps) {
  const id = useId()
  const noteId = `${id}note`
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Area
        id={id}
        rows={2}
        dir={value === '' ? undefined : 'ltr'}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ''))}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </FieldRoot>
  )
}
