import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Words of others, which are kept from turning the line around them. */
export const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`

/** A message letter for letter, with its lines; a long one scrolls. */
export const Message = styled.div`
  max-block-size: 40dvh;
  overflow-y: auto;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
