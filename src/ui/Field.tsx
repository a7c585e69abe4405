import { type ReactNode, useId } from 'react'
import { FieldNote } from './FieldNote'
import { FieldLabel, FieldRoot } from './fieldStyles'

/** Ids and attributes that connect a control with its label and note. */
interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** A labelled control with its error, or else its hint. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}note`
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': (error ?? hint) === undefined ? undefined : noteId,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </FieldRoot>
  )
}
