import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'
import { VisuallyHidden } from './VisuallyHidden'

const Scroller = styled.div`
  overflow-x: auto;
`
const Styled = styled.table<{ $isCards: boolean }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.sm};
  th,
  td {
    padding: ${theme.space[12]};
    border-block-end: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    color: ${theme.color.muted};
    font-weight: 400;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 600;
  }
  [data-align='end'] {
    text-align: end;
  }
`

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  readonly align?: 'start' | 'end'
}
export interface TableProps<Row> {
  /** Read aloud; what the table holds. */
  readonly caption: string
  /** The first column names its row. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** On a phone each row becomes a card, or the table scrolls in its own box. */
  readonly onPhone?: 'cards' | 'scroll'
}

/** Rows for those who compare. */
export function Table<Row>({ caption, columns, rows, rowKey, onPhone = 'cards' }: TableProps<Row>) {
  return (
    <Scroller>
      <Styled $isCards={onPhone === 'cards'}>
        <caption><VisuallyHidden>{caption}</VisuallyHidden></caption>
        <thead>
          <tr>{columns.map((column) => <th key={column.id} scope="col" data-align={column.align}>{column.header}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0
                  ? <th key={column.id} scope="row" data-align={column.align}>{column.cell(row)}</th>
                  : <td key={column.id} data-align={column.align} data-label={column.header}>{column.cell(row)}</td>,
              )}
            </tr>
          ))}
        </tbody>
      </Styled>
    </Scroller>
  )
}
