import type { Currency } from '@/domain/token/currency'

/** Badges of rows. */
export interface RowNotes {
  /** The token has to be imported first. */
  readonly isImportable?: (currency: Currency) => boolean
  /** The known token that it imitates. */
  readonly imitated?: (currency: Currency) => Currency | undefined
}
