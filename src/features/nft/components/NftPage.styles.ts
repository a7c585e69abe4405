import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Two columns of cards, or one on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** List of the account's NFTs. */
export const OptionItems = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`
