import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Drawing = styled.svg`
  inline-size: 100%;
  max-inline-size: 240px;
  margin-inline: auto;
  &:dir(rtl) {
    direction: ltr;
  }
`

/** A part of the yield after its number. */
export const PartName = styled.span`
  display: flex;
`

/** Number that links a line of the table to its segment of the dial. */
export const Mark = styled.span`
  flex: none;
  min-inline-size: 1.5em;
  color: ${theme.color.muted};
  font-weight: 400;
`
