import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

/** Side by side, or one above the other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const ButtonBox = styled.div`
  max-inline-size: 20rem;
`
export const TeamItem = styled.li`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]};
  border-block-end: 1px solid ${theme.color.line};
  &:last-child {
    border-block-end: 0;
  }
`
export const TeamLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[8]};
`
/** The score of a team as a part of the best one's. */
export const TeamBar = styled.span<{ $share: number }>`
  display: block;
  block-size: 6px;
  border-radius: 3px;
  background: ${theme.color.line};
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: ${({ $share }) => $share * 100}%;
    border-radius: 3px;
    background: ${theme.color.sunLine};
  }
`
export const RuleList = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  padding-inline-start: ${theme.space[20]};
  list-style: disc;
`
export const Picture = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`
