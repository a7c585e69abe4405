import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** The deposit beside the locks; above them where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, min(26rem, 45%)) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
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

/** What is ready, and the way to it beside it. */
export const Ready = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[12]} ${theme.space[24]};
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/** A large rate, the answer to what the page is for. */
export const Rate = styled.div`
  min-block-size: 1.5em;
  font-size: ${theme.fontSize.xxl};
  font-weight: 600;
`
