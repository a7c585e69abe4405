import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { cardGrid, LongList } from '@/widgets/long-list/LongList'
import type { ItemRow } from '../model/itemRow'

/** As high as the window from the start, so that the footer does not move. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[24]};
  min-block-size: 100vh;
`
/** At least two on a phone. */
const columns = 'repeat(auto-fill, minmax(min(46%, 10.5rem), 1fr))'

/** A phone with large text. */
const largeText = '@media (max-width: 15em)'

/** At most four, which divide the cards that a long list draws together. */
const listColumns = 'repeat(auto-fill, minmax(max(22%, min(46%, 10.5rem)), 1fr))'

/** Cards of any number. */
export const Items = styled(LongList<ItemRow>)`
  ${cardGrid(listColumns)}
  ${largeText} {
    [data-chunk] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
/** Cards of a few. */
export const FewItems = styled.ul`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${theme.space[16]};
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  margin: 0;
  padding: 0;
  list-style: none;
`
/** A card whose link covers it. The same size drawn or not. */
export const ItemCard = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
  min-inline-size: 0;
  min-block-size: 18rem;
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${theme.color.edge};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${theme.color.text};
    outline-offset: 2px;
  }
  a {
    text-decoration: none;
  }
  a:focus-visible {
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
/** A stranger's text, which breaks anywhere. */
export const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`
/** One line of a stranger's text. */
export const OneLine = styled.bdi`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
/** A stranger's text on at most two lines, which it takes in any case. */
export const TwoLines = styled.bdi`
  display: -webkit-box;
  min-block-size: 3em;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
/** Lines of a card, which keep their height while they load. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[8]};
  min-block-size: 1.5em;
  min-inline-size: 0;
`
/** A picture beside a name. */
export const Avatar = styled.span<{ $size: string }>`
  flex: none;
  inline-size: ${({ $size }) => $size};
`
export const CollectionCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`
export const CollectionCard = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  &:hover {
    border-color: ${theme.color.edge};
  }
`
/** The head of a collection: its picture beside its name and facts. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(6rem, 10rem) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  overflow-wrap: anywhere;
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      inline-size: 6rem;
    }
  }
`
/** Figures beside each other. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(45%, 11rem), 1fr));
  gap: ${theme.space[16]};
  margin: 0;
  > div {
    display: grid;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
  }
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`
/** Filters beside the items, or above them where there is no room. */
export const ItemsLayout = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Values of a trait, which scroll where there are many. */
export const Values = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  max-block-size: 16rem;
  overflow-y: auto;
  list-style: none;
`
export const TraitDetails = styled.details`
  border-block-end: 1px solid ${theme.color.line};
  > summary {
    padding-block: ${theme.space[12]};
    cursor: pointer;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
/** A field no wider than its words need. */
export const Choice = styled.div`
  inline-size: min(100%, 20rem);
`
