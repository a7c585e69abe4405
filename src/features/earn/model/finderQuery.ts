import type { VaultProtocol } from '@/config/vaultDefinition'
import { vaultTable } from '@/config/vaultTable'

export const sortKeys = ['apy', 'tvl', 'deposit', 'newest'] as const
export type SortKey = (typeof sortKeys)[number]

/** `active` leaves out the deprecated. A vault passes the kinds (single, lp, lending) when it is one of those chosen. */
export const finderFilters = ['mine', 'saved', 'single', 'lp', 'lending', 'active'] as const
export type FinderFilter = (typeof finderFilters)[number]

const finderViews = ['cards', 'table'] as const
export type FinderView = (typeof finderViews)[number]

/** What the reader asked of the list; all of it stands in the URL. */
export interface FinderQuery {
  readonly text: string
  /** Undefined for the sections. */
  readonly sort: SortKey | undefined
  readonly isAscending: boolean
  /** Each once, in the order of `finderFilters`. */
  readonly filters: readonly FinderFilter[]
  readonly protocol: VaultProtocol | undefined
  /** Undefined for the one that fits the screen. */
  readonly view: FinderView | undefined
}

/** The protocols that have vaults, by name. */
export const protocols: readonly VaultProtocol[] = [...new Set(vaultTable.map(({ defi }) => defi))].sort((a, b) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : 1,
)

/** Longer than a word for word of all that a vault has; a link may carry anything. */
const MAX_TEXT = 80

/** The text as it stands in the URL. */
export function tidyText(text: string): string {
  return text.trim().slice(0, MAX_TEXT).trim()
}

/** Reads a query string; what it does not know it ignores. */
export function parseFinderQuery(params: URLSearchParams): FinderQuery {
  const sort = sortKeys.find((key) => key === params.get('sort'))
  const filters = (params.get('filter') ?? '').split(',')
  const protocol = params.get('protocol')?.toLowerCase()
  return {
    text: tidyText(params.get('q') ?? ''),
    sort,
    isAscending: sort !== undefined && params.get('order') === 'asc',
    filters: finderFilters.filter((filter) => filters.includes(filter)),
    protocol: protocols.find((name) => name.toLowerCase() === protocol),
    view: finderViews.find((view) => view === params.get('view')),
  }
}

/** The query string of a query; what else stood in the old one stays. */
export function writeFinderQuery(params: URLSearchParams, query: FinderQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | undefined) => {
    next.delete(name)
    if (value !== undefined && value !== '') next.append(name, value)
  }
  set('q', tidyText(query.text))
  set('sort', query.sort)
  set('order', query.sort !== undefined && query.isAscending ? 'asc' : undefined)
  set('filter', query.filters.join())
  set('protocol', query.protocol)
  set('view', query.view)
  return next
}

export function withFilter(filters: readonly FinderFilter[], changed: FinderFilter): readonly FinderFilter[] {
  return finderFilters.filter((filter) => (filter === changed ? !filters.includes(filter) : filters.includes(filter)))
}

/** What takes all filters away and leaves the search and the order. */
export const noFilters = { filters: [], protocol: undefined } as const satisfies Partial<FinderQuery>

/** What leads back to the sections; the view stays. */
export const noQuery = {
  ...noFilters,
  text: '',
  sort: undefined,
  isAscending: false,
} as const satisfies Partial<FinderQuery>

export function hasFilters({ filters, protocol }: FinderQuery): boolean {
  return filters.length > 0 || protocol !== undefined
}

/** True where one flat list of results stands in place of the sections. */
export function isFinding(query: FinderQuery): boolean {
  return tidyText(query.text) !== '' || query.sort !== undefined || hasFilters(query)
}
