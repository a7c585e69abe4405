import { css } from 'styled-components'
import { theme } from './theme'

/** Styles of a toggle button: highlighted on hover, filled when selected. */
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
