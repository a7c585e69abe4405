import { styled } from 'styled-components'
import { theme } from './theme'

/** Links to the other pages of an area; the current one is underlined. */
export const SubNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${theme.control.touch};
    border-block-end: 2px solid transparent;
    color: ${theme.color.muted};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      color: ${theme.color.text};
    }
    &[aria-current='page'] {
      border-color: currentColor;
      color: ${theme.color.text};
    }
  }
`
