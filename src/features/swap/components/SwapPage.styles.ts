import { styled } from 'styled-components'
import { Facts } from '@/ui/Facts'
import { theme } from '@/ui/theme'

/** The switch button, centred on the border between the two panels. */
export const Turn = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space[12]};
  margin-block: -${theme.space[8]};
  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid ${theme.color.line};
  }
  svg {
    rotate: 90deg;
    transition: rotate ${theme.motion.slow} ${theme.motion.ease};
  }
  button:active svg {
    rotate: 270deg;
  }
`
/** Compact lines, to keep the button in view. */
export const Terms = styled(Facts)`
  font-size: ${theme.fontSize.sm};
`
export const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
`
export const PriceButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: end;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`
export const Dash = styled.span`
  color: ${theme.color.muted};
`
/** The tokens of a route, in order. */
export const Way = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  li + li::before {
    content: '›';
    margin-inline-end: ${theme.space[8]};
    color: ${theme.color.muted};
  }
`
export const Sum = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-inline-size: 0;
  font-size: ${theme.fontSize.xl};
  overflow-wrap: anywhere;
`
export const Down = styled.span`
  display: inline-flex;
  margin-inline-start: ${theme.space[8]};
  color: ${theme.color.muted};
  rotate: 90deg;
  inline-size: max-content;
`
