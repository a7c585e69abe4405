import { css } from 'styled-components'
import { theme } from './theme'

/** How a button of several answers: it lights up below the pointer, and is filled where it is the chosen one. */
export const pressed = css`
  &:hover {
    background: ${theme.color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.text};
    background: ${theme.color.text};
    color: ${theme.color.ground};
  }
`
