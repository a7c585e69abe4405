import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Option = styled.div<{ $isActive: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  padding-inline: ${theme.space[24]};
  background: ${({ $isActive }) => ($isActive ? theme.color.hover : 'transparent')};
  cursor: pointer;
  outline: ${({ $isActive }) => ($isActive ? `2px solid ${theme.color.edge}` : 'none')};
  outline-offset: -2px;
  &:hover {
    background: ${theme.color.hover};
  }
`
export const Names = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.3;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
export const Symbol = styled.span`
  font-weight: 600;
`
export const Detail = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
`
export const Unknown = styled.span`
  color: ${theme.color.warning};
`
export const Holding = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  max-inline-size: 16ch;
  overflow: hidden;
  font-size: ${theme.fontSize.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`
export const ImportMark = styled.span`
  padding: 4px ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  font-weight: 600;
`
