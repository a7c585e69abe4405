import { styled } from 'styled-components'
import { TICKET_DIGITS, ticketDigits } from '@/domain/lottery/model/ticketNumber'
import { useTranslation } from '@/i18n/useTranslation'
import { theme } from '@/ui/theme'

/** Digits are read from left to right in every language. */
const Strip = styled.span<{ $isLarge: boolean }>`
  direction: ltr;
  display: inline-flex;
  flex-wrap: nowrap;
  max-inline-size: 100%;
  gap: ${({ $isLarge }) => ($isLarge ? theme.space[8] : '3px')};
  font-size: ${({ $isLarge }) => ($isLarge ? theme.fontSize.lg : theme.fontSize.sm)};
`
/** A lit ring is thicker as well as filled, and lights after the one before it. Large text on a phone leaves less room. */
const Ring = styled.span<{ $isLit: boolean; $index: number }>`
  display: inline-grid;
  place-items: center;
  inline-size: 1.75em;
  min-inline-size: 0;
  aspect-ratio: 1;
  border: ${({ $isLit }) => ($isLit ? '2px' : '1px')} solid
    ${({ $isLit }) => ($isLit ? theme.color.sunLine : theme.color.edge)};
  border-radius: 50%;
  background: ${({ $isLit }) => ($isLit ? theme.color.sun : 'transparent')};
  color: ${({ $isLit }) => ($isLit ? theme.color.onSun : theme.color.text)};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isLit }) => ($isLit ? 600 : 400)};
  line-height: 1;
  /* Has the baseline of a digit too, to stand in line with what is beside it. */
  &:empty::before {
    content: '\\200b';
  }
  transition: background-color ${theme.motion.base} ${({ $index }) => $index * 60}ms;
`

export interface TicketStripProps {
  /** The contract's number; undefined shows empty rings. */
  readonly number: number | undefined
  /** Leading digits that match the winning number. */
  readonly matched?: number
  readonly isLarge?: boolean
}

/** A ticket's number as six rings. The digits that match light up from the first one. */
export function TicketStrip({ number, matched, isLarge = false }: TicketStripProps) {
  const { t } = useTranslation()
  const digits = number === undefined ? undefined : ticketDigits(number)
  const spoken = digits?.split('').join(' ') ?? t('lottery.number.unknown')
  const label =
    matched === undefined || matched === 0 ? spoken : t('lottery.number.matched', { number: spoken, count: matched })
  return (
    <Strip $isLarge={isLarge} role="img" aria-label={label} data-number={digits}>
      {Array.from({ length: TICKET_DIGITS }, (_, index) => (
        <Ring key={index} $isLit={index < (matched ?? 0)} $index={index} aria-hidden="true">
          {digits?.[index] ?? '–'}
        </Ring>
      ))}
    </Strip>
  )
}

/** The rings of a bracket: how many digits it takes. */
export function BracketStrip({ digits }: { readonly digits: number }) {
  return (
    <Strip $isLarge={false} aria-hidden="true">
      {Array.from({ length: TICKET_DIGITS }, (_, index) => (
        <Ring key={index} $isLit={index < digits} $index={index} />
      ))}
    </Strip>
  )
}
