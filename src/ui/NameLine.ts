import { styled } from 'styled-components'
import { theme } from './theme'

/** A mark beside a name, whose baseline is that of the row's figures. */
export const NameLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[12]};
  > * + * {
    align-self: baseline;
  }
`
