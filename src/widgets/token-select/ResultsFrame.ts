import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const LIST_HEIGHT = 390

/** Full-bleed container of the results, with a constant height to avoid layout shifts while typing. */
export const ResultsFrame = styled.div`
  block-size: var(--results-block-size, min(${LIST_HEIGHT}px, 52dvh));
  margin-inline: -${theme.space[24]};
  overflow: hidden;
  border-block: 1px solid ${theme.color.line};
`
