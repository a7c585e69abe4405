import { styled } from 'styled-components'
import { FigureUnit } from '@/ui/Figure'

/** A figure whose unit heads its column. */
export const NoUnit = styled.span`
  ${FigureUnit} {
    display: none;
  }
`
