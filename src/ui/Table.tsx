import { Fragment, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from './theme'
import { VisuallyHidden } from './VisuallyHidden'

// Positioned, so that what is hidden in its cells is cut off with them and does not widen the page.
const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
`
// Everything below is bound to the table's own rows: what opens below a row may hold tables of its own, as a chart does.
const asCards = css`
  ${theme.media.phone} {
    display: block;
    > thead {
      display: none;
    }
    > tbody,
    > tfoot,
    > * > tr {
      display: grid;
    }
    > * > tr {
      padding-block: ${theme.space[8]};
    }
    > * > tr + tr:not([data-details]),
    > tfoot {
      border-block-start: 1px solid ${theme.color.line};
    }
    > * > tr > [scope='row'],
    > * > tr > td {
      padding: 4px 0;
      border: 0;
    }
    /* The name of the figure takes less than half, so that large text cuts nothing off. */
    > * > tr > td {
      display: grid;
      grid-template-columns: fit-content(40%) minmax(0, 1fr);
      align-items: baseline;
      justify-items: end;
      gap: ${theme.space[12]};
      text-align: end;
    }
    > * > tr > td[data-label]::before {
      content: attr(data-label);
      color: ${theme.color.muted};
      text-align: start;
    }
    > * > tr > td[data-details] {
      display: block;
      /* Also shrinks and moves what is in a block. */
      justify-items: normal;
      text-align: start;
    }
    /* What can be done with a row stands at the end of its name's line, and needs no name of its own there. */
    > * > tr:has(> [data-act]) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${theme.space[12]};
    }
    > * > tr > td:not([data-act]) {
      grid-column: 1 / -1;
    }
    > * > tr > td[data-act] {
      display: block;
      grid-area: 1 / 2;
      &::before {
        content: none;
      }
    }
    /* With large text the two don't fit on a line. */
    @media (max-width: 15em) {
      > * > tr > td[data-act] {
        grid-area: auto / 1 / auto / -1;
      }
    }
  }
`
const asScroller = css`
  > * > tr > [scope='row'] {
    min-inline-size: min(9rem, 36vw);
  }
  > * > tr > td {
    white-space: nowrap;
  }
`
/** Room for several figures beside each other, also on a phone. */
const asDense = css`
  > * > tr > * {
    padding-block: 4px;
  }
  > * > tr > [scope='row'] {
    min-inline-size: 0;
  }
  ${theme.media.tablet} {
    > tbody > tr > [scope='row'] {
      font-weight: 400;
    }
  }
`
const Styled = styled.table<{ $isCards: boolean; $isDense: boolean }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.sm};
  > * > tr > * {
    padding: ${theme.space[12]} ${theme.space[8]};
    border-block-end: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: baseline;
  }
  > thead > tr > th {
    color: ${theme.color.muted};
    font-weight: 400;
    white-space: nowrap;
  }
  > * > tr > [scope='row'],
  > tfoot > tr > td {
    font-weight: 600;
  }
  > :is(tbody, tfoot):last-child > tr:last-child > *,
  > * > tr:has(+ [data-details]) > * {
    border: 0;
  }
  > tbody > tr:not([data-details]):hover {
    background: ${theme.color.hover};
  }
  > * > tr > td[data-details] {
    padding-block: ${theme.space[8]} ${theme.space[24]};
    white-space: normal;
  }
  > * > tr > [data-align='end'] {
    text-align: end;
  }
  ${({ $isCards }) => ($isCards ? asCards : asScroller)}
  ${({ $isDense }) => $isDense && asDense}
  > * > tr > :first-child {
    padding-inline-start: 0;
  }
  > * > tr > :last-child {
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
  /** What is open below a row, with the id that its button controls; undefined while it is closed. */
  readonly detailsOf?: (row: Row) => { readonly id: string; readonly content: ReactNode } | undefined
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
  detailsOf,
}: TableProps<Row>) {
  const rowOf = (row: Row) => (
    <tr role="row">
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
  const entryOf = (row: Row) => {
    const details = detailsOf?.(row)
    return (
      <Fragment key={rowKey(row)}>
        {rowOf(row)}
        {details !== undefined && (
          <tr role="row" data-details="">
            <td role="cell" colSpan={columns.length} id={details.id} data-details="">
              {details.content}
            </td>
          </tr>
        )}
      </Fragment>
    )
  }
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
        <tbody role="rowgroup">{rows.map(entryOf)}</tbody>
        {totals.length > 0 && <tfoot role="rowgroup">{totals.map(entryOf)}</tfoot>}
      </Styled>
    </Scroller>
  )
}
