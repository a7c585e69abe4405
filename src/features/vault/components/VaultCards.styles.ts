import { css, styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Two independent columns on wide screens; a single column in source order on narrow ones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.wide} {
    grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, min(26rem, 45%));
  }
`

const column = css`
  display: grid;
  gap: ${theme.space[24]};
  min-inline-size: 0;
`

export const Acts = styled.div`
  ${column}
  ${theme.media.wide} {
    grid-area: 1 / 2 / span 2;
  }
`

export const Record = styled.div`
  ${column}
  ${theme.media.wide} {
    grid-area: 2 / 1 / span 2;
  }
`

export const Cautions = styled.div`
  ${column}
  ${theme.media.wide} {
    grid-area: 3 / 2;
  }
`

/** Text next to a drawing, or below it if there is no room. */
export const Beside = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
`
