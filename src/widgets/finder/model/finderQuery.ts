import { type FinderSpec, keysOf } from '../finderSpec'

const finderViews = ['cards', 'table'] as const
export type FinderView = (typeof finderViews)[number]

/** What the reader asked of the list; all of it stands in the URL. */
export interface FinderQuery<Sort extends string = string, Toggle extends string = string> {
  readonly text: string
  /** Undefined for the order of the list itself. */
  readonly sort: Sort | undefined
  readonly isAscending: boolean
  /** Those that are on: each once, in the order of the spec. */
  readonly toggles: readonly Toggle[]
  /** The chosen options; a select without one, or with an empty one, filters nothing. */
  readonly selects: Readonly<Record<string, string>>
  /** Undefined for the one that fits the screen. */
  readonly view: FinderView | undefined
}

/** The part of a spec that the query is read by. */
export type QuerySpec<Sort extends string, Toggle extends string> = Pick<
  FinderSpec<never, Sort, Toggle>,
  'sorts' | 'toggles' | 'selects'
>

/** Longer than a search by words; a link may carry anything. */
export const MAX_SEARCH_LENGTH = 80

/** The text as it stands in the URL. */
export function tidyText(text: string): string {
  return text.trim().slice(0, MAX_SEARCH_LENGTH).trim()
}

/** Reads a query string, in which a select has a parameter of its own name; what the spec does not know is ignored. */
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
    text: tidyText(params.get('q') ?? ''),
    sort,
    isAscending: sort !== undefined && params.get('order') === 'asc',
    toggles: keysOf(spec.toggles).filter((key) => toggles.includes(key)),
    selects,
    view: finderViews.find((view) => view === params.get('view')),
  }
}

/** The query string of a query; what else stood in the old one stays. */
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
  set('q', tidyText(query.text))
  set('sort', query.sort)
  set('order', query.sort !== undefined && query.isAscending ? 'asc' : undefined)
  set('filter', query.toggles.join())
  for (const key of Object.keys(spec.selects)) set(key, query.selects[key])
  set('view', query.view)
  return next
}

/** The toggles with one turned over, in the order of the spec. */
export function withToggle<Toggle extends string>(
  spec: { readonly toggles: Readonly<Record<Toggle, unknown>> },
  toggles: readonly Toggle[],
  changed: Toggle,
): readonly Toggle[] {
  return keysOf(spec.toggles).filter((key) => (key === changed ? !toggles.includes(key) : toggles.includes(key)))
}

/** What takes all filters away and leaves the search and the order. */
export const noFilters = { toggles: [], selects: {} } as const satisfies Partial<FinderQuery>

/** What leads back to the whole list; the view stays. */
export const noQuery = {
  ...noFilters,
  text: '',
  sort: undefined,
  isAscending: false,
} as const satisfies Partial<FinderQuery>

export function hasFilters({ toggles, selects }: FinderQuery): boolean {
  return toggles.length > 0 || Object.values(selects).some((option) => option !== '')
}

/** Whether anything is searched, sorted or filtered. */
export function isFinding(query: FinderQuery): boolean {
  return tidyText(query.text) !== '' || query.sort !== undefined || hasFilters(query)
}
