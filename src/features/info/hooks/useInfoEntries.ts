import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { InfoList, InfoPool, InfoSearch, InfoToken } from '@/domain/exchange-info/model/info'
import { useInfoSearch } from '@/domain/exchange-info/useInfoSearch'
import { type Loadable, valueOf } from '@/lib/loadable'
import { sanitizeSearch } from '@/widgets/finder/model/finderQuery'
import type { InfoEntry } from '../infoFinders'
import type { WatchlistView } from './useWatchlist'

/**
 * The rows of a list, and what the search in the URL finds beyond them.
 * @param pick the rows of a search; keep it the same between renders
 */
export function useInfoEntries<Row extends InfoToken | InfoPool>(
  list: Loadable<InfoList<Row>>,
  watchlist: WatchlistView,
  pick: (search: InfoSearch) => readonly Row[],
): readonly InfoEntry<Row>[] {
  const [params] = useSearchParams()
  const found = valueOf(useInfoSearch(sanitizeSearch(params.get('q') ?? '')))
  const rows = valueOf(list)?.rows
  return useMemo(() => {
    const listed = rows ?? []
    const known = new Set(listed.map(({ address }) => address.toLowerCase()))
    const more = found === undefined ? [] : pick(found).filter(({ address }) => !known.has(address.toLowerCase()))
    return [...listed, ...more].map((row) => ({ row, isWatched: watchlist.has(row.address) }))
  }, [rows, found, watchlist, pick])
}
