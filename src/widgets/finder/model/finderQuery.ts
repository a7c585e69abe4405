import { type FinderSpec, keysOf } from '../finderSpec'

const finderViews = ['cards', 'table'] as const
export type FinderView = (typeof finderViews)[number]

/** The state of the list's controls; all of it is in the URL. */
export interface FinderQuery<Sort extends string = string, Toggle extends string = string> {
  readonly text: string
  /** Undefined for the list's own order. */
  readonly sort: Sort | undefined
  readonly isAscending: boolean
  /** The toggles that are on, in the order of the spec. */
  readonly toggles: readonly Toggle[]
  /** The chosen options by select; an absent or empty one filters nothing. */
  readonly selects: Readonly<Record<string, string>>
  /** Undefined for the default, a table. */
  readonly view: FinderView | undefined
}

/** The part of a spec that parsing needs. */
export type QuerySpec<Sort extends string, Toggle extends string> = Pick<
  FinderSpec<never, Sort, Toggle>,
  'sorts' | 'toggles' | 'selects'
>

/** Links can contain any text, so it is cut here. */
export const MAX_SEARCH_LENGTH = 80

/** The search text as it is written into the URL. */
export function sanitizeSearch(text: string): string {
  return text.trim().slice(0, MAX_SEARCH_LENGTH).trim()
}

/** Parses a query string; each select has a parameter of its own name. Unknown values are ignored. */
export function parseFinderQuery<Sort extends string, Toggle extends string>(
  spec: QuerySpec<Sort, Toggle>,
  params: URLSearchParams,
): FinderQuery<Sort, Toggle> {
  const sort = keysOf(spec.sorts).find((key) => key === params.get('sort'))
  const toggles = (params.get('filter') ?? '').split(',')
  const selects: Record<string, string> = {}
  for (const [key, { options }] of Object.entries(spec.selects)) {
    const asked = params.get(key)?.toLowerCase()
    const option = options.find((name) => name.toLowerCase() === asked)
    if (option !== undefined) selects[key] = option
  }
  return {
    text: sanitizeSearch(params.get('q') ?? ''),
    sort,
    isAscending: sort !== undefined && params.get('order') === 'asc',
    toggles: keysOf(spec.toggles).filter((key) => toggles.includes(key)),
    selects,
    view: finderViews.find((view) => view === params.get('view')),
  }
}

/** The query string of a query. Parameters of others are kept. */
export function writeFinderQuery<Sort extends string, Toggle extends string>(
  spec: QuerySpec<Sort, Toggle>,
  params: URLSearchParams,
  query: FinderQuery<Sort, Toggle>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | undefined) => {
    next.delete(name)
    if (value !== undefined && value !== '') next.append(name, value)
  }
  set('q', sanitizeSearch(query.text))
  set('sort', query.sort)
  set('order', query.sort !== undefined && query.isAscending ? 'asc' : undefined)
  set('filter', query.toggles.join())
  for (const key of Object.keys(spec.selects)) set(key, query.selects[key])
  set('view', query.view)
  return next
}

/** The toggles with one switched, in the order of the spec. */
export function withToggle<Toggle extends string>(
  spec: { readonly toggles: Readonly<Record<Toggle, unknown>> },
  toggles: readonly Toggle[],
  changed: Toggle,
): readonly Toggle[] {
  return keysOf(spec.toggles).filter((key) => (key === changed ? !toggles.includes(key) : toggles.includes(key)))
}

/** Clears the filters and keeps the search and the order. */
export const noFilters = { toggles: [], selects: {} } as const satisfies Partial<FinderQuery>

/** Clears everything but the view. */
export const noQuery = {
  ...noFilters,
  text: '',
  sort: undefined,
  isAscending: false,
} as const satisfies Partial<FinderQuery>

/** How many filters are on. */
export function countFilters({ toggles, selects }: FinderQuery): number {
  return toggles.length + Object.values(selects).filter((option) => option !== '').length
}

export function hasFilters(query: FinderQuery): boolean {
  return countFilters(query) > 0
}

/** Whether the list is searched, sorted or filtered. */
export function isFinding(query: FinderQuery): boolean {
  return sanitizeSearch(query.text) !== '' || query.sort !== undefined || hasFilters(query)
}
