import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Picture beside what can be done with it. */
export const ItemHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${theme.space[24]};
  align-items: start;
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** A price as the main figure of a card. */
export const MainPrice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[12]};
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.xl};
  font-weight: 600;
  small {
    color: ${theme.color.muted};
    font-family: ${theme.font.sans};
    font-size: ${theme.fontSize.sm};
    font-weight: 400;
  }
`
/** Text of a stranger: it keeps its lines within the column. */
export const Story = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
export const Traits = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${theme.space[12]};
  margin: 0;
  > div {
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow-wrap: anywhere;
  }
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  dd + dd {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
    font-weight: 400;
  }
`
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${theme.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`
