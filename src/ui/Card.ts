import { styled } from 'styled-components'
import { theme } from './theme'

/** A calm surface with a hairline. Use `as` for the element that its content is. */
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
