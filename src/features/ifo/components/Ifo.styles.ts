import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** What you give, what you get, and when: side by side between hairlines, below each other where there is no room. */
export const Trio = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${theme.space[24]};
  margin: 0;
  padding-block: ${theme.space[16]};
  border-block: 1px solid ${theme.color.line};
  > div {
    display: grid;
    align-content: start;
    gap: 4px;
    min-inline-size: 0;
  }
  dd {
    margin: 0;
  }
`
/** The figure of a trio. */
export const Big = styled.span`
  display: block;
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.xl};
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
`
export const Pools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space[24]};
`
/** A pool inside the card of its sale: a hairline is enough. A group, not a landmark: each sale has the same ones. */
export const PoolBox = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  min-inline-size: 0;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  > button:last-child {
    margin-block-start: auto;
  }
`
/** Facts whose names and values would stand too far apart in a wide card. */
export const Narrow = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  max-inline-size: 36rem;
`
/** What the account has in a pool, below a hairline. */
export const Own = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding-block-start: ${theme.space[16]};
  border-block-start: 1px solid ${theme.color.line};
`
/** Something that most users don't open. */
export const Details = styled.details`
  > summary {
    inline-size: fit-content;
    padding-block: ${theme.space[8]};
    color: ${theme.color.muted};
    cursor: pointer;
  }
`
export const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding-block-end: ${theme.space[12]};
    border-block-end: 1px solid ${theme.color.line};
  }
`
