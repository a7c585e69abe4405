import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Raffles side by side where there is room. */
export const RaffleGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${theme.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-inline-size: 0;
  }
`
export const Prize = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.xl};
  font-weight: 600;
  line-height: 1.2;
`
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[12]};
`
