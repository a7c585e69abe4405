import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

const Press = styled.button`
  display: inline-flex;
  gap: 4px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    color: ${theme.color.text};
  }
`
const MARKS = { ascending: '↑', descending: '↓', none: '' } as const

export interface SortHeaderProps {
  readonly name: string
  readonly direction: keyof typeof MARKS
  readonly onPress: () => void
}

/** The head of a column by which the rows can be sorted. */
export function SortHeader({ name, direction, onPress }: SortHeaderProps) {
  return (
    <Press type="button" onClick={onPress}>
      {name}
      <span aria-hidden="true">{MARKS[direction]}</span>
    </Press>
  )
}
