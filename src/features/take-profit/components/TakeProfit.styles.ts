import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** The position next to the exit form. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, min(26rem, 45%));
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Headline = styled.div`
  font-size: ${theme.fontSize.xxl};
  font-weight: 600;
  line-height: 1.2;
`
