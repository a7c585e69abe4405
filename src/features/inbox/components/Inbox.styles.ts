import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
`
/** Title, amount and act beside each other; on a phone below each other. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[24]};
  padding-block: ${theme.space[16]};
  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    > :first-child {
      flex-basis: 100%;
      min-inline-size: 0;
    }
  }
  /* A phone with large text. */
  @media (max-width: 15em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Amounts = styled.div`
  display: grid;
  justify-items: end;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  ${theme.media.phone} {
    justify-items: start;
  }
`
export const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  min-inline-size: 9.5rem;
  ${theme.media.phone} {
    min-inline-size: 0;
  }
`
export const Total = styled.div`
  font-size: ${theme.fontSize.display};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`
export const QueueLine = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
