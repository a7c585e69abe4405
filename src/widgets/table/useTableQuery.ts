import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TableOrder } from './model/tableRows'
import type { TableQuery } from './tableState'

/** Enough for any table; a link can contain any number. */
const PAGE = /^[1-9]\d{0,4}$/
const DIRECTIONS = ['asc', 'desc'] as const

function parseOrder(text: string | null, columns: readonly string[]): TableOrder | undefined {
  const [id = '', direction] = (text ?? '').split('.')
  return columns.includes(id) && DIRECTIONS.some((known) => known === direction)
    ? { id, isAscending: direction === 'asc' }
    : undefined
}

/** A page in the URL, where they count from 1. Anything else is the first page. @returns from 0 */
export function parsePage(text: string | null): number {
  return text !== null && PAGE.test(text) ? Number(text) - 1 : 0
}

/**
 * Keeps the order and the page of a table in the URL, such as `?poolsSort=liquidity.desc&poolsPage=2`.
 * @param name of the table, distinct on its page
 * @param columns ids of the columns that can be sorted
 * @param initial the order without a parameter
 */
export function useTableQuery(name: string, columns: readonly string[], initial?: TableOrder): TableQuery {
  const [params, setParams] = useSearchParams()
  const [sortParam, pageParam] = [`${name}Sort`, `${name}Page`]
  const [sort, page] = [params.get(sortParam), params.get(pageParam)]
  return useMemo(
    () => ({
      order: parseOrder(sort, columns) ?? initial,
      page: parsePage(page),
      change: (next) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before)
            const { order = initial } = next
            const isInitial = order?.id === initial?.id && order?.isAscending === initial?.isAscending
            if (order === undefined || isInitial) after.delete(sortParam)
            else after.set(sortParam, `${order.id}.${order.isAscending ? 'asc' : 'desc'}`)
            if (next.page === 0) after.delete(pageParam)
            else after.set(pageParam, String(next.page + 1))
            return after
          },
          { replace: true, preventScrollReset: true },
        ),
    }),
    [sort, page, columns, initial, sortParam, pageParam, setParams],
  )
}
