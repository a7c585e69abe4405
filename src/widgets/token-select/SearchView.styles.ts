import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Keys = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  min-inline-size: 0;
`
export const ContactLink = styled.a`
  color: ${theme.color.text};
`
