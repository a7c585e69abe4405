import { styled } from 'styled-components'
import { Field } from './Field'
import { fieldBox } from './fieldStyles'

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

/** A single-line address field that wraps to two lines if narrow, to keep every character visible. */
export function AddressInput({ label, value, onChange, placeholder, hint, error }: AddressInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Area
          rows={2}
          dir={value === '' ? undefined : 'ltr'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ''))}
          {...control}
        />
      )}
    </Field>
  )
}
