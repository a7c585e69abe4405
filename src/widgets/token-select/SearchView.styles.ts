import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { LIST_HEIGHT } from './ResultsFrame'

export const Keys = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  min-inline-size: 0;
`
/** The results shrink in a low window to leave room for what surrounds them. */
export const CurrencyStack = styled.div`
  --results-block-size: clamp(180px, 100dvh - 450px, ${LIST_HEIGHT}px);
  display: grid;
  gap: ${theme.space[16]};
`
export const ContactLink = styled.a`
  color: ${theme.color.text};
`
