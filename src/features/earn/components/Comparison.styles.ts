import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  scroll-snap-type: x proximity;
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-block-end: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  th + th,
  td {
    min-inline-size: 11rem;
    border-inline-start: 1px solid ${theme.color.line};
    scroll-snap-align: start;
  }
  tbody th {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    inline-size: 10rem;
    min-inline-size: 9rem;
    background: ${theme.color.surface};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.sm};
    font-weight: 400;
  }
  tbody tr:first-child > td {
    font-size: ${theme.fontSize.xl};
  }
  td ul {
    display: grid;
    gap: ${theme.space[8]};
    font-size: ${theme.fontSize.sm};
  }
  td li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${theme.space[12]};
    > * + * {
      margin-inline-start: auto;
    }
  }
  /* The name of a row is above its cells, so that two vaults fit beside each other. */
  ${theme.media.phone} {
    display: block;
    inline-size: calc(var(--vaults) * 10rem);
    min-inline-size: 100%;
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--vaults), minmax(10rem, 1fr));
    }
    th,
    td {
      padding: ${theme.space[8]} ${theme.space[12]};
      min-inline-size: 0;
    }
    thead th:first-child {
      position: absolute;
    }
    thead th:nth-child(2),
    tbody th + td {
      border-inline-start: 0;
    }
    tbody th {
      grid-column: 1 / -1;
      inline-size: max-content;
      padding-block-end: 0;
      border: 0;
      background: none;
    }
  }
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  justify-items: start;
  gap: ${theme.space[8]};
  > button {
    margin: -${theme.space[8]};
    color: ${theme.color.muted};
  }
  > a,
  > a + * {
    grid-column: 1 / -1;
  }
  > a {
    font: 600 1.125rem / 1.3 ${theme.font.serif};
  }
`
