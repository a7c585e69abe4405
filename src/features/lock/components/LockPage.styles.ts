import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** The deposit next to the locks, or above them on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, min(26rem, 45%)) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** List of locks with separators. */
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

/** Unlocked amount with its button. */
export const Ready = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[12]} ${theme.space[24]};
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/** The APR in large type. */
export const Rate = styled.div`
  min-block-size: 1.5em;
  font-size: ${theme.fontSize.xxl};
  font-weight: 600;
`
