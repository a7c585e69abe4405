import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

const Press = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  ${theme.media.touch} {
    min-block-size: ${theme.control.sm};
    min-inline-size: ${theme.control.sm};
  }
  &:hover {
    color: ${theme.color.text};
  }
`
/** Takes no room: the name stays over the figures of its column. */
const Mark = styled.span<{ $isBefore: boolean }>`
  position: absolute;
  ${({ $isBefore }) => ($isBefore ? 'inset-inline-end' : 'inset-inline-start')}: calc(100% + 2px);
`
const MARKS = { ascending: '↑', descending: '↓', none: '' } as const

export interface SortHeaderProps {
  readonly name: string
  readonly align: 'start' | 'end'
  readonly direction: keyof typeof MARKS
  readonly onPress: () => void
}

/** The head of a column by which the rows can be sorted. */
export function SortHeader({ name, align, direction, onPress }: SortHeaderProps) {
  return (
    <Press type="button" onClick={onPress}>
      {name}
      <Mark aria-hidden="true" $isBefore={align === 'end'}>
        {MARKS[direction]}
      </Mark>
    </Press>
  )
}
