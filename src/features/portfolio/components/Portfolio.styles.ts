import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import type { GroupId } from '../model/position'

/** One colour for each group that can have a value, in the order of the table next to the dial. */
export const groupColors: Readonly<Record<GroupId, string>> = {
  vaults: theme.color.sunLine,
  farms: theme.color.warning,
  pools: theme.color.text,
  locks: theme.color.info,
  games: theme.color.muted,
  ifo: theme.color.edge,
  auctions: theme.color.bad,
  lp: theme.color.good,
  tokens: theme.color.edge,
  nfts: theme.color.edge,
  inscriptions: theme.color.edge,
}

/** The three figures beside each other, the total widest; below each other on narrow screens. */
export const Headlines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[24]} ${theme.space[36]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** What the figures are made of: the dial, the value by type, the parts of the profit. */
export const Breakdown = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1.4fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]} ${theme.space[36]};
  padding-block-start: ${theme.space[24]};
  border-block-start: 1px solid ${theme.color.line};
  ${theme.media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      justify-self: center;
    }
  }
`

export const TotalFigure = styled.div`
  min-block-size: 1.4em;
  /* Fits millions of dollars with cents on a phone with large text. */
  font-size: min(${theme.fontSize.display}, 9vw);
  font-weight: 600;
  line-height: 1.4;
`

/** A figure beside the total. */
export const SideFigure = styled.div`
  min-block-size: 1.4em;
  font-size: ${theme.fontSize.xl};
  font-weight: 600;
  line-height: 1.4;
`

export const Swatch = styled.span`
  flex: none;
  inline-size: 0.75em;
  block-size: 0.75em;
  border-radius: 50%;
`

/** Untrusted names: full length, in their own text direction. */
export const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`

/** A name and what is said of it. */
export const NameWords = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[8]};
  min-inline-size: 0;
`

/** A figure that stays with its unit, however narrow its column is. */
export const OneLine = styled.span`
  white-space: nowrap;
`

/** Secondary text after a name. */
export const Aside = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  font-weight: 400;
`
