import { styled } from 'styled-components'
import { pressed } from '@/ui/pressed'
import { theme } from '@/ui/theme'

export const Chips = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
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
  inline-size: max-content;
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

/** On a phone the placeholder alone says what the search field is for, so that the list begins higher up. */
export const Bar = styled.search<{ $selects: number }>`
  display: grid;
  grid-template-columns: minmax(0, 2fr) ${({ $selects }) => 'minmax(0, 1fr) '.repeat($selects)} auto;
  align-items: end;
  gap: ${theme.space[16]} ${theme.space[12]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[8]};
    > :first-child label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
