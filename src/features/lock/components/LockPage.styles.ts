import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** The deposit beside the locks; above them where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  @media (max-width: 999.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Locks below each other, parted by a hairline. */
export const LockItems = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${theme.space[16]};
    border-block-start: 1px solid ${theme.color.line};
  }
  > li:first-child {
    padding-block-start: 0;
    border: 0;
  }
  > li:last-child {
    padding-block-end: 0;
  }
`

/** A large rate, the answer to what the page is for. */
export const Rate = styled.div`
  min-block-size: 1.5em;
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.xxl};
`
