import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Links to wallet apps, one below the other. */
export const AppLinkList = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A link that opens a wallet app; it looks as the wallets of the list do. */
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
