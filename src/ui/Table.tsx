import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from './theme'
import { VisuallyHidden } from './VisuallyHidden'

// Positioned, so that what is hidden in its cells is cut off with them and does not widen the page.
const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
`
const asCards = css`
  ${theme.media.phone} {
    display: block;
    thead {
      display: none;
    }
    tbody,
    tfoot,
    tr {
      display: grid;
    }
    tr {
      padding-block: ${theme.space[8]};
    }
    tr + tr,
    tfoot {
      border-block-start: 1px solid ${theme.color.line};
    }
    [scope='row'],
    td {
      padding: 4px 0;
      border: 0;
    }
    /* The name of the figure takes less than half, so that large text cuts nothing off. */
    td {
      display: grid;
      grid-template-columns: fit-content(40%) minmax(0, 1fr);
      align-items: baseline;
      justify-items: end;
      gap: ${theme.space[12]};
      text-align: end;
    }
    td::before {
      content: attr(data-label);
      color: ${theme.color.muted};
      text-align: start;
    }
    /* What can be done with a row stands at the end of its name's line, and needs no name of its own there. */
    tr:has([data-act]) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${theme.space[12]};
    }
    td:not([data-act]) {
      grid-column: 1 / -1;
    }
    td[data-act] {
      display: block;
      grid-area: 1 / 2;
      &::before {
        content: none;
      }
    }
  }
`
const asScroller = css`
  [scope='row'] {
    min-inline-size: min(9rem, 36vw);
  }
  td {
    white-space: nowrap;
  }
`
/** Room for several figures beside each other, also on a phone. */
const asDense = css`
  th,
  td {
    padding-block: 4px;
  }
  [scope='row'] {
    min-inline-size: 0;
  }
  ${theme.media.tablet} {
    tbody [scope='row'] {
      font-weight: 400;
    }
  }
`
const Styled = styled.table<{ $isCards: boolean; $isDense: boolean }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.sm};
  th,
  td {
    padding: ${theme.space[12]} ${theme.space[8]};
    border-block-end: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    color: ${theme.color.muted};
    font-weight: 400;
    white-space: nowrap;
  }
  [scope='row'],
  tfoot td {
    font-weight: 600;
  }
  :is(tbody, tfoot):last-child > tr:last-child > * {
    border: 0;
  }
  tbody tr:hover {
    background: ${theme.color.hover};
  }
  [data-align='end'] {
    text-align: end;
  }
  ${({ $isCards }) => ($isCards ? asCards : asScroller)}
  ${({ $isDense }) => $isDense && asDense}
  tr > :first-child {
    padding-inline-start: 0;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
`

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  /** Drawn in the head in place of the header's text. */
  readonly head?: ReactNode
  readonly ariaSort?: 'ascending' | 'descending' | 'none' | undefined
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  readonly align?: 'start' | 'end'
  /** Holds the one button of the row. */
  readonly isAct?: boolean
}
export interface TableProps<Row> {
  /** Read aloud; what the table holds. */
  readonly caption: string
  /** The first column names its row. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  /** Rows that sum up the others, below them. */
  readonly totals?: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly isDense?: boolean
  /** On a phone each row becomes a card, or the table scrolls in its own box. */
  readonly onPhone?: 'cards' | 'scroll'
}

/** A data table. Its ARIA roles are explicit because browsers drop table semantics when `display` changes. */
export function Table<Row>({
  caption,
  columns,
  rows,
  totals = [],
  rowKey,
  isDense = false,
  onPhone = 'cards',
}: TableProps<Row>) {
  const rowOf = (row: Row) => (
    <tr key={rowKey(row)} role="row">
      {columns.map(({ id, header, align, isAct, cell }, index) =>
        index === 0 ? (
          <th key={id} role="rowheader" scope="row" data-align={align}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} role="cell" data-align={align} data-act={isAct} data-label={header}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
  return (
    <Scroller role="group" aria-label={caption} tabIndex={onPhone === 'scroll' ? 0 : undefined}>
      <Styled role="table" $isCards={onPhone === 'cards'} $isDense={isDense}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, head = header, align, ariaSort }) => (
              <th key={id} role="columnheader" scope="col" data-align={align} aria-sort={ariaSort}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{rows.map(rowOf)}</tbody>
        {totals.length > 0 && <tfoot role="rowgroup">{totals.map(rowOf)}</tfoot>}
      </Styled>
    </Scroller>
  )
}
