import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Height of the page's top bar. */
const BAR = '64px'

/**
 * On wide screens the panel is beside the cards and stays in view; on narrow ones it comes after what has to be said
 * before a deposit, and before everything else.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  column-gap: ${theme.space[24]};
  ${theme.media.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, min(26rem, 45%));
  }
`

/** What precedes the panel on narrow screens; often empty. */
export const Before = styled.div`
  min-inline-size: 0;
  &:not(:empty) {
    margin-block-end: ${theme.space[24]};
  }
`

export const PanelArea = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  min-inline-size: 0;
  ${theme.media.narrow} {
    margin-block-end: ${theme.space[24]};
  }
  ${theme.media.wide} {
    position: sticky;
    inset-block-start: calc(${BAR} + ${theme.space[24]});
    grid-area: 1 / 2 / span 2;
    max-block-size: calc(100dvh - ${BAR} - 2 * ${theme.space[24]});
    overflow-y: auto;
    scrollbar-width: thin;
  }
`

export const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  min-inline-size: 0;
  ${theme.media.wide} {
    grid-area: 2 / 1;
  }
`

/** What is on record about the vault. */
export const Records = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`

/** Text next to a drawing, or below it if there is no room. */
export const Beside = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
`
