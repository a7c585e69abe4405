import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { styled } from 'styled-components'
import { FieldNote } from './FieldNote'
import { FigureUnit } from './Figure'
import { FieldLabel, FieldRoot } from './fieldStyles'
import { theme } from './theme'

/** In characters; longer amounts use a smaller font on phones. */
const ROOMY_LENGTH = 6

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.sm};
`
/** Wraps to two lines next to a long balance, at constant height. */
const Label = styled(FieldLabel)`
  flex: 1 1 5ch;
  line-height: 1.25;
`
/** Balance without symbol, which the field or label already shows. */
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
 * Keeps room for some digits with large text by wrapping its neighbours. On phones, the scroll margin keeps the rest
 * of the form visible above the keyboard.
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

/** Browsers neither scroll a tapped field into view nor out from behind a sticky bar while typing. */
function reveal({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' })
}

/** Always rendered, to avoid a layout shift. */
const Worth = styled.span`
  flex-basis: 100%;
  min-block-size: 1.5em;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
`

export interface AmountInputProps {
  readonly label: string
  readonly value: string
  /** The raw text; the form normalizes it (`lib/amount`). */
  readonly onChange: (typed: string) => void
  /** The user's balance. */
  readonly balance?: ReactNode
  readonly maxButton?: ReactNode
  /** The token's symbol, or a button that opens the selector. */
  readonly token?: ReactNode
  /** Value shown below the amount; null while unknown. */
  readonly worth?: ReactNode
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** Token amount field with label, balance, Max and token. */
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
