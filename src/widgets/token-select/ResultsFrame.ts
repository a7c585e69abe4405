import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const LIST_HEIGHT = 390

/** The place of the results: as high with none as with many, so that nothing moves while somebody types. It reaches to the edges of the dialog. */
export const ResultsFrame = styled.div`
  block-size: var(--results-block-size, min(${LIST_HEIGHT}px, 52dvh));
  margin-inline: -${theme.space[24]};
  overflow: hidden;
  border-block: 1px solid ${theme.color.line};
`
