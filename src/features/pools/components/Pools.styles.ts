import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Facts beside the form, or above it where there is no room, as in a card. */
export const PoolColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${theme.space[24]};
`

/** The marks of the tokens of a pool. */
export const PoolMarks = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  gap: 2px;
`

export const PoolWords = styled.span`
  display: grid;
  min-inline-size: 0;
  justify-items: start;
  gap: 2px;
  overflow-wrap: anywhere;
`

/** The bounty beside its button, or above it on narrow screens. */
export const BountyLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(12rem, auto);
  align-items: end;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
