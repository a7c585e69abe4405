import { toCsv } from './csv'

/** The forms in which a table is saved. */
export type TableFormat = 'csv' | 'json'

export interface TableFileColumn<Row> {
  /** Names the cell in JSON. */
  readonly id: string
  /** Heads the column in CSV. */
  readonly header: string
  readonly textOf: (row: Row) => string
}

/** Rows as a file: CSV with a line of headers, or a JSON list with an object a row. Every cell is a text. */
export function toTableFile<Row>(
  format: TableFormat,
  columns: readonly TableFileColumn<Row>[],
  rows: readonly Row[],
): string {
  if (format === 'csv')
    return toCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ textOf }) => textOf(row)))])
  const entries = rows.map((row) => Object.fromEntries(columns.map(({ id, textOf }) => [id, textOf(row)])))
  return `${JSON.stringify(entries, null, 2)}\n`
}
