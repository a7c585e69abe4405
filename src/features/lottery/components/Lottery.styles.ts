import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Pot = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.display};
  font-weight: 600;
  line-height: 1.15;
`
/** The odds beside what the account does about them, or above it where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Tickets side by side, each with its note below. */
export const TicketGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  gap: ${theme.space[12]};
`
export const TicketItem = styled.li`
  display: grid;
  justify-items: start;
  gap: 4px;
`
/** A hundred numbers scroll by themselves, so that the button below stays within reach. */
export const NumbersBox = styled.div`
  max-block-size: 18rem;
  overflow-y: auto;
  /* For the outline of the field with the focus. */
  margin: -4px;
  padding: 4px;
  ${TicketGrid} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  }
`
export const NumberField = styled.li`
  display: grid;
  grid-template-columns: 3ch minmax(0, 1fr);
  align-content: start;
  align-items: center;
  gap: 4px ${theme.space[8]};
`
/** Six digits, set wide, read from left to right. */
export const NumberInput = styled.input`
  direction: ltr;
  min-inline-size: 0;
  block-size: ${theme.control.touch};
  padding-inline: ${theme.space[8]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${theme.color.ground};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.3em;
  &[aria-invalid='true'] {
    border-color: ${theme.color.bad};
  }
`
export const FieldNoteLine = styled.span`
  grid-column: 2;
  font-size: ${theme.fontSize.xs};
`
