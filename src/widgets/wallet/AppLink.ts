import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** List of links to wallet apps. */
export const AppLinkList = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A link to a wallet app, styled like a wallet of the list. */
export const AppLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-block-size: 56px;
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${theme.color.hover};
  }
`
