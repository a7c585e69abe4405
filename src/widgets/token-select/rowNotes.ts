import type { Currency } from '@/domain/token/currency'

/** What must be said of rows before one is chosen. */
export interface RowNotes {
  /** The token must be imported first. */
  readonly isImportable?: (currency: Currency) => boolean
  /** The known token that it may be taken for. */
  readonly imitated?: (currency: Currency) => Currency | undefined
}
