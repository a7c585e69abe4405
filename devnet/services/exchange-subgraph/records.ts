import { GraphQLError } from 'graphql'
import { BigDecimal } from './bigDecimal.ts'
import type { EntityName, Stores } from './entities.ts'
import { comparisons, fieldsOf, isEntity } from './schema.ts'

/** A record's fields by name. */
export type Row = Readonly<Record<string, unknown>>
type Filter = Readonly<Record<string, unknown>>

/** List arguments of a query. */
export interface Page {
  readonly skip?: number | null
  readonly first?: number | null
  readonly orderBy?: string | null
  readonly orderDirection?: 'asc' | 'desc' | null
  readonly where?: Filter | null
}

const MAX_FIRST = 1_000
const MAX_SKIP = 5_000
const DEFAULT_FIRST = 100

/** One page of an entity's records, as in The Graph: ordered by id by default, and by id among equal values. */
export function findRows(
  stores: Stores,
  entity: EntityName,
  page: Page,
  derived?: { readonly field: string; readonly id: string },
): readonly Row[] {
  const first = bounded('first', page.first ?? DEFAULT_FIRST, 0, MAX_FIRST)
  const skip = bounded('skip', page.skip ?? 0, 0, MAX_SKIP)
  const where = page.where ?? {}
  const orderBy = page.orderBy ?? 'id'
  const sign = page.orderDirection === 'desc' ? -1 : 1
  const rows = [...stores[entity].values()].filter(
    (row: Row) => (derived === undefined || row[derived.field] === derived.id) && matches(stores, entity, row, where),
  ) as Row[]
  rows.sort((a, b) => sign * (compare(a[orderBy], b[orderBy]) || compare(a['id'], b['id'])))
  return rows.slice(skip, skip + first)
}

/** Record that a reference field points to. */
export function rowOf(stores: Stores, entity: EntityName, id: string): Row | undefined {
  return stores[entity].get(id)
}

function bounded(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value
  throw new GraphQLError(`The value of the \`${name}\` argument must be between ${least} and ${most}, but is ${value}`)
}

function matches(stores: Stores, entity: EntityName, row: Row, filter: Filter): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === 'and' || key === 'or') {
      const each = ((wanted ?? []) as readonly (Filter | null)[]).map((part) =>
        matches(stores, entity, row, part ?? {}),
      )
      return key === 'and' ? each.every(Boolean) : each.some(Boolean)
    }
    const field = fieldsOf(entity).find(
      ({ name }) => key === name || (key.startsWith(`${name}_`) && isEnding(key.slice(name.length + 1))),
    )
    if (field === undefined) return false
    const ending = key.slice(field.name.length + 1)
    const value = row[field.name]
    // `pair_: { ... }` filters by fields of the referenced record.
    if (key.endsWith('_')) {
      const other = isEntity(field.bare) ? rowOf(stores, field.bare, String(value)) : undefined
      return other !== undefined && isEntity(field.bare) && matches(stores, field.bare, other, (wanted ?? {}) as Filter)
    }
    return compares(ending, value, wanted)
  })
}

function isEnding(text: string): boolean {
  return text === '' || (comparisons as readonly string[]).includes(text)
}

function compares(ending: string, value: unknown, wanted: unknown): boolean {
  switch (ending) {
    case '':
      return isEqual(value, wanted)
    case 'not':
      return !isEqual(value, wanted)
    case 'in':
      return ((wanted ?? []) as readonly unknown[]).some((one) => isEqual(value, one))
    case 'not_in':
      return !((wanted ?? []) as readonly unknown[]).some((one) => isEqual(value, one))
    case 'gt':
      return compare(value, wanted) > 0
    case 'gte':
      return compare(value, wanted) >= 0
    case 'lt':
      return compare(value, wanted) < 0
    default:
      return compare(value, wanted) <= 0
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === null || b === null ? a === b : compare(a, b) === 0
}

/** Nulls first. */
function compare(a: unknown, b: unknown): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  if (BigDecimal.isBigNumber(a)) return a.comparedTo(b as BigDecimal) ?? 0
  if (typeof a === 'string') return compareTexts(a, b as string)
  const left = a as number | bigint
  const right = b as number | bigint
  return left < right ? -1 : left > right ? 1 : 0
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
