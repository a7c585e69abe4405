import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type TransactionFilter, transactionFilters } from '../model/transactionRow'

/** The kind of transactions shown, kept in the URL. @param name of the table; another kind starts at its first page */
export function useTransactionFilter(name: string): readonly [TransactionFilter, (filter: TransactionFilter) => void] {
  const [params, setParams] = useSearchParams()
  const param = `${name}Kind`
  const asked = transactionFilters.find((filter) => filter === params.get(param)) ?? 'all'
  const choose = useCallback(
    (filter: TransactionFilter) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete(`${name}Page`)
          if (filter === 'all') next.delete(param)
          else next.set(param, filter)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, param, setParams],
  )
  return [asked, choose]
}
