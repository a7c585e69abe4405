import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Untrusted text, isolated from the surrounding text direction. */
export const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`

/** The exact message with line breaks; long messages scroll. */
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
