import { styled } from 'styled-components'
import { BadIcon } from './icons'
import { theme } from './theme'

const Note = styled.p<{ $isError: boolean }>`
  display: flex;
  gap: ${theme.space[8]};
  color: ${({ $isError }) => ($isError ? theme.color.bad : theme.color.muted)};
  font-size: ${theme.fontSize.sm};
  > svg {
    margin-block-start: 0.1em;
  }
`

export interface FieldNoteProps {
  readonly id: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** The error of a field, or else its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  const text = error ?? hint
  if (text === undefined) return null
  return (
    <Note id={id} $isError={error !== undefined}>
      {error !== undefined && <BadIcon />}
      <span>{text}</span>
    </Note>
  )
}
