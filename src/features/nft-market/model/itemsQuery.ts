import type { NftFilter } from '@/api/nft/query'

/** How items are sorted; the first is the default. */
export const ITEM_SORTS = ['lowest', 'highest', 'recent', 'id'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

/** Which items of a collection are shown, as the address says. */
export interface ItemsQuery {
  readonly isOnSale: boolean
  readonly sort: ItemSort
  readonly filter: NftFilter
}

const SORT_PARAM = 'sort'
const SALE_PARAM = 'sale'
const TRAIT_PARAM = 'trait'
/** Links can contain any number of anything. */
const MAX_FILTERS = 20
const MAX_TEXT = 80
/** Between a trait and its value, which may contain anything else. */
const SEPARATOR = '\u001f'

/** The query of an address, such as `?sort=recent&sale=all&trait=Sky%1FTeal`; anything else in it is ignored. */
export function parseItemsQuery(params: URLSearchParams): ItemsQuery {
  return {
    isOnSale: params.get(SALE_PARAM) !== 'all',
    sort: ITEM_SORTS.find((sort) => sort === params.get(SORT_PARAM)) ?? ITEM_SORTS[0],
    filter: params
      .getAll(TRAIT_PARAM)
      .slice(0, MAX_FILTERS)
      .flatMap((text) => {
        const [traitType = '', value = ''] = text.split(SEPARATOR)
        const isValid = traitType !== '' && value !== '' && traitType.length <= MAX_TEXT && value.length <= MAX_TEXT
        return isValid ? [{ traitType, value }] : []
      }),
  }
}

/** The address of a query; parameters of others are kept. */
export function writeItemsQuery(params: URLSearchParams, { isOnSale, sort, filter }: ItemsQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [SORT_PARAM, SALE_PARAM, TRAIT_PARAM]) next.delete(name)
  if (sort !== ITEM_SORTS[0]) next.set(SORT_PARAM, sort)
  if (!isOnSale) next.set(SALE_PARAM, 'all')
  for (const { traitType, value } of filter.slice(0, MAX_FILTERS))
    next.append(TRAIT_PARAM, traitType + SEPARATOR + value)
  return next
}

/** The filter with one value switched. */
export function switchTrait(filter: NftFilter, traitType: string, value: string): NftFilter {
  const rest = filter.filter((one) => one.traitType !== traitType || one.value !== value)
  return rest.length < filter.length ? rest : [...filter, { traitType, value }].slice(-MAX_FILTERS)
}

/** Identifies the query of a collection. */
export function itemsKey(collection: string, { isOnSale, sort, filter }: ItemsQuery): string {
  const traits = filter.map(({ traitType, value }) => traitType + SEPARATOR + value)
  return [collection.toLowerCase(), isOnSale ? 'sale' : 'all', sort, ...traits].join(' ')
}
