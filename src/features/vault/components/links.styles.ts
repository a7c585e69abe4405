import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** An inline link inside card text. */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.space[24]};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  text-decoration-color: ${theme.color.edge};
  text-underline-offset: 0.25em;
  &:hover {
    color: ${theme.color.text};
    text-decoration-color: currentColor;
  }
`
