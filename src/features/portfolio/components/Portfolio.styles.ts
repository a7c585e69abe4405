import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import type { GroupId } from '../model/position'

/** One hue a group that can have a value; the table beside the dial names them in the same order. */
export const groupColors: Readonly<Record<GroupId, string>> = {
  vaults: theme.color.sunLine,
  locks: theme.color.info,
  lp: theme.color.good,
  nfts: theme.color.edge,
  inscriptions: theme.color.edge,
}

/** The sum beside what it is made of; above it where there is no room. */
export const TotalColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[36]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[24]};
  }
`

export const TotalFigure = styled.div`
  min-block-size: 1.4em;
  /* Millions of dollars to the cent have to fit a phone with large text. */
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

/** Anything that a stranger may have named: as long as it is, and in its own direction. */
export const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`

/** What is said beside a name, quieter than it. */
export const Aside = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  font-weight: 400;
`
