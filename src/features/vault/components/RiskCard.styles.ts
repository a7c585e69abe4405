import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Powers = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  padding-inline-start: 1.25em;
  color: ${theme.color.muted};
  list-style: disc;
`
