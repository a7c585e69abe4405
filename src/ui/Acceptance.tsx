import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from './Checkbox'
import { FieldNote } from './FieldNote'
import { UNACCEPTED } from './requestAcceptance'

const Root = styled.div`
  display: grid;
  justify-items: start;
`

export interface AcceptanceProps {
  readonly isAccepted: boolean
  readonly onChange: (isAccepted: boolean) => void
  /** The error at the box, once a button asks for it. */
  readonly missing: string
  /** The label. */
  readonly children: ReactNode
}

/** A checkbox to tick before a form's button acts; the button asks for it with `requestAcceptance`. */
export function Acceptance({ isAccepted, onChange, missing, children }: AcceptanceProps) {
  const noteId = useId()
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = isAsked && !isAccepted
  return (
    <Root>
      <Checkbox
        isChecked={isAccepted}
        onChange={(isTicked) => {
          setIsAsked(false)
          onChange(isTicked)
        }}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? noteId : undefined}
        {...(!isAccepted && UNACCEPTED)}
        onInvalid={({ currentTarget }) => {
          setIsAsked(true)
          currentTarget.focus()
        }}
      >
        {children}
      </Checkbox>
      <FieldNote id={noteId} error={isMissing ? missing : undefined} />
    </Root>
  )
}
