import { GraphQLError } from 'graphql'
import { CHILD, CHILD_ORDER, type FilterOperator, operatorsOf } from './apiSchema.ts'
import { type EntityField, type EntitySchema, type EntityType, entityOf } from './entitySchema.ts'
import type { EntityView, FieldValue, Row } from './entityStore.ts'
import { GraphDecimal } from './graphDecimal.ts'

type Filter = Readonly<Record<string, unknown>>

/** List arguments of a query. */
export interface Page {
  readonly skip?: number | null
  readonly first?: number | null
  readonly orderBy?: string | null
  readonly orderDirection?: 'asc' | 'desc' | null
  readonly where?: Filter | null
}

/** Where the rows of a list come from: those that reference an entity, or a list of ids. */
export type Among = { readonly field: string; readonly id: string } | { readonly ids: readonly string[] }

const MAX_FIRST = 1_000
const MAX_SKIP = 5_000
const DEFAULT_FIRST = 100

/** Finds one page of a type's entities, as The Graph does: ordered by id by default, and by id among equal values. */
export function findRows(
  schema: EntitySchema,
  view: EntityView,
  entity: EntityType,
  page: Page,
  among?: Among,
): readonly Row[] {
  const first = bounded('first', page.first ?? DEFAULT_FIRST, 1, MAX_FIRST)
  const skip = bounded('skip', page.skip ?? 0, 0, MAX_SKIP)
  const where = page.where ?? {}
  const rows = [...candidates(view, entity, among ?? referenceIn(entity, where))].filter(
    predicateOf(schema, view, entity, where),
  )
  const valueOf = orderOf(schema, view, entity, page.orderBy ?? 'id')
  const sign = page.orderDirection === 'desc' ? -1 : 1
  const keyed = rows.map((row) => ({ row, value: valueOf(row), id: idOf(row) }))
  keyed.sort((a, b) => sign * (compareNullable(a.value, b.value) || compareTexts(a.id, b.id)))
  return keyed.slice(skip, skip + first).map(({ row }) => row)
}

export function idOf(row: Row): string {
  const id = row['id']
  if (typeof id !== 'string') throw new Error('An entity without an id')
  return id
}

function bounded(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value
  // The message names 0 for both, as in graph-node.
  throw new GraphQLError(`The value of the \`${name}\` argument must be between 0 and ${most}, but is ${value}`)
}

function* candidates(view: EntityView, { name }: EntityType, among: Among | undefined): Iterable<Row> {
  if (among === undefined) yield* view.all(name)
  else if ('field' in among) yield* view.referring(name, among.field, among.id)
  else
    for (const id of among.ids) {
      const row = view.find(name, id)
      if (row !== undefined) yield row
    }
}

/** A condition of the filter that an index answers. */
function referenceIn({ fields }: EntityType, where: Filter): Among | undefined {
  for (const [key, wanted] of Object.entries(where)) {
    const field = fields.get(key)
    if (typeof wanted === 'string' && field?.kind === 'entity' && !field.isList) return { field: key, id: wanted }
    if (key === 'id' && typeof wanted === 'string') return { ids: [wanted] }
    if (key === 'id_in' && Array.isArray(wanted)) return { ids: [...new Set(wanted.map(String))] }
  }
  return undefined
}

type Predicate = (row: Row) => boolean

function predicateOf(schema: EntitySchema, view: EntityView, entity: EntityType, filter: Filter): Predicate {
  const all = Object.entries(filter).map(([key, wanted]): Predicate => {
    if (key === 'and' || key === 'or') {
      const parts = listOf(wanted).map((part) => predicateOf(schema, view, entity, (part ?? {}) as Filter))
      return key === 'and' ? (row) => parts.every((part) => part(row)) : (row) => parts.some((part) => part(row))
    }
    if (key === '_change_block') {
      const { number_gte: least } = wanted as { readonly number_gte: number }
      return (row) => view.changedAt(entity.name, idOf(row)) >= least
    }
    return conditionOf(schema, view, entity, key, wanted)
  })
  return (row) => all.every((part) => part(row))
}

function conditionOf(
  schema: EntitySchema,
  view: EntityView,
  entity: EntityType,
  key: string,
  wanted: unknown,
): Predicate {
  for (const field of entity.fields.values()) {
    const operator =
      key === field.name ? '' : key.startsWith(`${field.name}_`) ? key.slice(field.name.length + 1) : null
    if (operator === null) continue
    if (key === field.name + CHILD && field.kind === 'entity')
      return childPredicate(schema, view, field, (wanted ?? {}) as Filter)
    const known = operatorsOf(field).find((each) => each === operator)
    if (known === undefined) continue
    // A part of bytes is compared without the prefix.
    const part = field.scalar === 'Bytes' && known.endsWith('contains') ? String(wanted).slice(2) : wanted
    return (row) => compares(row[field.name] ?? null, known, part)
  }
  throw new GraphQLError(`${entity.name} has no filter ${key}`)
}

/** Whether an entity that the field references, or that references this one, matches. */
function childPredicate(schema: EntitySchema, view: EntityView, field: EntityField, filter: Filter): Predicate {
  const child = entityOf(schema, field.bare)
  const isMatch = predicateOf(schema, view, child, filter)
  return (row) => [...candidates(view, child, amongOf(field, row))].some(isMatch)
}

/** What a reference field of a row leads to. */
export function amongOf({ name, derivedFrom }: EntityField, row: Row): Among {
  if (derivedFrom !== undefined) return { field: derivedFrom, id: idOf(row) }
  const value = row[name] ?? null
  return {
    ids: (Array.isArray(value) ? (value as readonly FieldValue[]) : [value]).flatMap((id) =>
      typeof id === 'string' ? [id] : [],
    ),
  }
}

function orderOf(
  schema: EntitySchema,
  view: EntityView,
  entity: EntityType,
  orderBy: string,
): (row: Row) => FieldValue {
  const [name = '', child] = orderBy.split(CHILD_ORDER)
  const field = entity.fields.get(name)
  if (child === undefined || field === undefined) return (row) => row[name] ?? null
  return (row) => {
    const [other] = [...candidates(view, entityOf(schema, field.bare), amongOf(field, row))]
    return other?.[child] ?? null
  }
}

function compares(value: FieldValue, operator: FilterOperator, wanted: unknown): boolean {
  switch (operator) {
    case '':
      return isEqual(value, wanted)
    case 'not':
      return !isEqual(value, wanted)
    case 'in':
      return listOf(wanted).some((one) => isEqual(value, one))
    case 'not_in':
      return !listOf(wanted).some((one) => isEqual(value, one))
    case 'gt':
      return isOrdered(value, wanted, (order) => order > 0)
    case 'gte':
      return isOrdered(value, wanted, (order) => order >= 0)
    case 'lt':
      return isOrdered(value, wanted, (order) => order < 0)
    case 'lte':
      return isOrdered(value, wanted, (order) => order <= 0)
    default:
      return comparesText(value, operator, wanted)
  }
}

type TextOperator = Exclude<FilterOperator, '' | 'not' | 'in' | 'not_in' | 'gt' | 'gte' | 'lt' | 'lte'>

/** As in SQL, null neither contains a text nor does it not. */
function comparesText(value: FieldValue, operator: TextOperator, wanted: unknown): boolean {
  if (value === null || wanted === null) return false
  const isNegated = operator.startsWith('not_')
  const ignoresCase = operator.endsWith('_nocase')
  const kind = operator.replace('not_', '').replace('_nocase', '')
  const fold = (text: unknown) => (ignoresCase ? String(text).toLowerCase() : String(text))
  if (Array.isArray(value)) {
    const held = (value as readonly FieldValue[]).map(fold)
    return listOf(wanted).every((one) => held.includes(fold(one))) !== isNegated
  }
  const text = fold(value)
  const part = fold(wanted)
  const found =
    kind === 'contains' ? text.includes(part) : kind === 'starts_with' ? text.startsWith(part) : text.endsWith(part)
  return found !== isNegated
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

function isEqual(value: FieldValue, wanted: unknown): boolean {
  if (Array.isArray(value)) {
    const others = listOf(wanted)
    return (
      value.length === others.length &&
      (value as readonly FieldValue[]).every((one, index) => isEqual(one, others[index]))
    )
  }
  if (value === null || wanted === null || wanted === undefined) return value === (wanted ?? null)
  return compare(value, wanted) === 0
}

/** Null is neither before nor after anything. */
function isOrdered(value: FieldValue, wanted: unknown, test: (order: number) => boolean): boolean {
  return value !== null && wanted != null && test(compare(value, wanted))
}

/** Nulls last, as in PostgreSQL. */
function compareNullable(a: FieldValue, b: FieldValue): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return compare(a, b)
}

function compare(a: unknown, b: unknown): number {
  if (a instanceof GraphDecimal && b instanceof GraphDecimal) return a.compare(b)
  if (typeof a === 'string' || typeof b === 'string') return compareTexts(String(a), String(b))
  const left = a as number | bigint
  const right = b as number | bigint
  return left < right ? -1 : left > right ? 1 : 0
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
