import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

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
