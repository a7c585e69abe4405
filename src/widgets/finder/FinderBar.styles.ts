import { styled } from 'styled-components'
import { pressed } from '@/ui/pressed'
import { theme } from '@/ui/theme'

/** Stays one line; on a phone it is pushed sideways. */
export const Chips = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  ${theme.media.phone} {
    flex-wrap: nowrap;
    margin-inline: -${theme.space[16]};
    padding-inline: ${theme.space[16]};
    padding-block: 4px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`

export const Chip = styled.button`
  flex-shrink: 0;
  min-block-size: ${theme.control.sm};
  padding: 0 ${theme.space[16]};
  border: 1px solid ${theme.color.edge};
  border-radius: 24px;
  background: transparent;
  font-size: ${theme.fontSize.sm};
  cursor: pointer;
  ${pressed}
  ${theme.media.touch} {
    min-block-size: ${theme.control.touch};
  }
`

export const Views = styled.div`
  display: inline-flex;
  gap: 1px;
  block-size: ${theme.control.md};
  padding: 1px;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  [aria-pressed='true'] {
    background: ${theme.color.hover};
  }
  [aria-pressed='false'] {
    color: ${theme.color.muted};
  }
`

export const Bar = styled.search<{ $selects: number }>`
  display: grid;
  grid-template-columns: minmax(0, 2fr) ${({ $selects }) => 'minmax(0, 1fr) '.repeat($selects)} auto;
  align-items: end;
  gap: ${theme.space[16]} ${theme.space[12]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, calc(50% - 6px)) minmax(0, 1fr) auto;
    gap: ${theme.space[12]};
    > :first-child {
      grid-column: 1 / 3;
    }
    > :nth-child(odd):not(:first-child, ${Views}, ${Chips}) {
      grid-column: 2 / -1;
    }
    > ${Views} {
      grid-area: 1 / 3;
    }
  }
`
