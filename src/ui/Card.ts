import { styled } from 'styled-components'
import { theme } from './theme'

/** A bordered surface. Set the element with `as`. */
export const Card = styled.div`
  min-inline-size: 0;
  padding: ${theme.space[24]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  ${theme.media.phone} {
    padding: ${theme.space[16]};
  }
`
