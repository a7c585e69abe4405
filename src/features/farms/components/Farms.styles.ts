import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { cardGrid, LongList } from '@/widgets/long-list/LongList'
import type { FarmEntry } from '../farmFinder'

/** As high as the window from the start, so that the footer does not move. */
export const FarmsFrame = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[24]};
  min-block-size: 100vh;
  min-inline-size: 0;
`

/** Name and state of a farm. */
export const FarmWords = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${theme.space[8]};
  min-inline-size: 0;
`

export const Cards = styled(LongList<FarmEntry>)`
  ${cardGrid()}
  [data-chunk] {
    align-items: start;
  }
`

/** A farm as a card; with its details it takes the whole line. */
export const FarmItem = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[16]};
  min-inline-size: 0;
  padding: ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  &:has([data-farm-details]) {
    grid-column: 1 / -1;
  }
`

/** The parts of an open farm, beside each other where there is room; the last one then stands below the first. */
export const DetailsColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${theme.space[16]};
  > :not(:first-child, :last-child) {
    grid-row: span 2;
  }
`
