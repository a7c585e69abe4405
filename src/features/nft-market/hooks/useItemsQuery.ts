import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ItemsQuery, parseItemsQuery, writeItemsQuery } from '../model/itemsQuery'

/** Which items are shown, kept in the address, and its setter. */
export function useItemsQuery(): readonly [ItemsQuery, (part: Partial<ItemsQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const query = useMemo(() => parseItemsQuery(new URLSearchParams(text)), [text])
  const change = useCallback(
    (part: Partial<ItemsQuery>) =>
      setParams((before) => writeItemsQuery(before, { ...parseItemsQuery(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [query, change]
}
