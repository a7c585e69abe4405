import type { TableOrder } from './model/tableRows'

export interface TableState {
  /** Undefined for the rows' own order. */
  readonly order: TableOrder | undefined
  /** From 0. */
  readonly page: number
}

/** The state of a table and its setter. */
export interface TableQuery extends TableState {
  readonly change: (next: TableState) => void
}
