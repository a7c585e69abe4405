import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

const HEIGHT = '16rem'

/** As high as the drawing in every state, so that nothing below it moves. */
export const Place = styled.div`
  display: grid;
  align-content: center;
  block-size: ${HEIGHT};
`
export const Drawn = styled.div`
  block-size: ${HEIGHT};
`
/** One line of the price at its size, whether it is there or not. */
export const PriceNow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-block-size: 2.25rem;
  margin: 0;
  font-size: ${theme.fontSize.xl};
`
