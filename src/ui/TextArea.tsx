import { styled } from 'styled-components'
import { Field } from './Field'
import { fieldBox } from './fieldStyles'

const Area = styled.textarea<{ $isCode: boolean }>`
  ${fieldBox}
  min-block-size: 6rem;
  font-family: ${({ $isCode }) => ($isCode ? 'ui-monospace, monospace' : 'inherit')};
  overflow-wrap: anywhere;
  resize: vertical;
`

export interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Monospaced and always left to right. */
  readonly isCode?: boolean
}

/** A multi-line text field. */
export function TextArea({ label, value, onChange, hint, error, isCode = false }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Area
          $isCode={isCode}
          dir={isCode ? 'ltr' : 'auto'}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
}
