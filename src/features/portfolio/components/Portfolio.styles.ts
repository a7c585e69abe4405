import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import type { GroupId } from '../model/position'

/** One colour for each group that can have a value, in the order of the table next to the dial. */
export const groupColors: Readonly<Record<GroupId, string>> = {
  vaults: theme.color.sunLine,
  locks: theme.color.info,
  lp: theme.color.good,
  nfts: theme.color.edge,
  inscriptions: theme.color.edge,
}

/** The total next to its allocation, or above it on narrow screens. */
export const TotalColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[36]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[24]};
  }
`

export const TotalFigure = styled.div`
  min-block-size: 1.4em;
  /* Fits millions of dollars with cents on a phone with large text. */
  font-size: min(${theme.fontSize.display}, 9vw);
  font-weight: 600;
  line-height: 1.4;
`

export const Swatch = styled.span`
  display: inline-block;
  inline-size: 0.75em;
  block-size: 0.75em;
  margin-inline-end: ${theme.space[8]};
  border-radius: 50%;
`

/** Untrusted names: full length, in their own text direction. */
export const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`

/** Secondary text after a name. */
export const Aside = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  font-weight: 400;
`
