import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { styled } from 'styled-components'
import { FieldNote } from './FieldNote'
import { FigureUnit } from './Figure'
import { FieldLabel, FieldRoot } from './fieldStyles'
import { theme } from './theme'

/** In characters; a longer amount is written smaller on a phone, so that more of it is seen. */
const ROOMY_LENGTH = 6

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.sm};
`
/** Where the balance leaves it little room it takes two lines, so that the row stays as high. */
const Label = styled(FieldLabel)`
  flex: 1 1 5ch;
  line-height: 1.25;
`
/** The token is named in the box or beside the label: its balance has the room that its name would take once more. */
const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  margin-inline-start: auto;
  gap: ${theme.space[8]};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  ${FigureUnit} {
    display: none;
  }
`
const Box = styled.div<{ $isInvalid: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[12]};
  min-block-size: ${theme.space[72]};
  padding-block: 10px;
  padding-inline: ${theme.space[16]};
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? theme.color.bad : theme.color.edge)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.ground};
  &:focus-within {
    outline: 2px solid ${theme.color.text};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${theme.color.line};
    color: ${theme.color.muted};
  }
`
/**
 * Large text still shows some digits: what stands beside it takes a line of its own then. On a phone, whose keyboard takes
 * the lower half, it is scrolled so far up that the rest of a form of two amounts, and its button, are seen below it.
 */
const Input = styled.input`
  flex: 1 0 5ch;
  min-inline-size: 0;
  inline-size: 5ch;
  block-size: ${theme.control.md};
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  font-size: ${theme.fontSize.xl};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  ${theme.media.phone} {
    scroll-margin-block: 120px min(27rem, 65dvh);
  }
  &[data-long='true'] {
    ${theme.media.phone} {
      font-size: ${theme.fontSize.lg};
    }
  }
  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }
  &:focus-visible {
    outline: 0;
  }
  &:disabled {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`

/** A browser scrolls neither to a field that is tapped nor out from behind a bar while somebody types. */
function reveal({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' })
}

/** A line of its own, which is there before it says anything, so that nothing moves. */
const Worth = styled.span`
  flex-basis: 100%;
  min-block-size: 1.5em;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
`

export interface AmountInputProps {
  readonly label: string
  readonly value: string
  /** The text as typed; the form cleans it (`lib/amount`). */
  readonly onChange: (typed: string) => void
  /** What the user has of it. */
  readonly balance?: ReactNode
  readonly maxButton?: ReactNode
  /** The token's name, or a button that chooses another. */
  readonly token?: ReactNode
  /** What the amount is worth, below it; null where that is not known yet. */
  readonly worth?: ReactNode
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** An amount of a token: label, balance and Max above, a large number, the token beside it. */
export function AmountInput({
  label,
  value,
  onChange,
  balance,
  maxButton,
  token,
  worth,
  hint,
  error,
  disabled = false,
}: AmountInputProps) {
  const id = useId()
  const noteId = `${id}note`
  return (
    <FieldRoot>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        {(balance !== undefined || maxButton !== undefined) && (
          <Aside>
            {balance}
            {maxButton}
          </Aside>
        )}
      </Head>
      <Box $isInvalid={error !== undefined}>
        <Input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="0.0"
          value={value}
          data-long={value.length > ROOMY_LENGTH}
          disabled={disabled}
          onClick={reveal}
          onChange={(event) => {
            reveal(event)
            onChange(event.target.value)
          }}
          aria-invalid={error !== undefined}
          aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
        />
        {token}
        {worth !== undefined && <Worth>{worth}</Worth>}
      </Box>
      <FieldNote id={noteId} hint={hint} error={error} />
    </FieldRoot>
  )
}
