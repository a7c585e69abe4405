import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { columns } from './VaultCard.styles'

export const Section = styled.section`
  display: grid;
  gap: ${theme.space[12]};
`

export const SectionHead = styled.div`
  ${columns}
  align-items: end;
  padding-inline-end: calc(${theme.space[24]} + 1px);
  ${theme.media.phone} {
    display: block;
    padding-inline-end: 0;
  }
`

export const ColumnName = styled.span`
  justify-self: end;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  ${theme.media.phone} {
    display: none;
  }
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;
  overflow: clip;
`
