import { GraphQLError } from 'graphql'
import { bytesText, CHILD_ORDER } from './apiSchema.ts'
import { type Filter, filterOf } from './entityFilter.ts'
import { type Among, amongOf, type EntityReader, idOf, readRows } from './entityReader.ts'
import { type EntityField, type EntityType, entityOf } from './entitySchema.ts'
import type { FieldValue, Row } from './entityStore.ts'
import { compareNullable, compareTexts } from './fieldValues.ts'

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

/**
 * Finds one page of a type's entities, as The Graph does: ordered by id by default, and by id among equal values.
 * @param among what a nested list is limited to
 * @throws GraphQLError for arguments that graph-node refuses
 */
export function findRows(reader: EntityReader, entity: EntityType, page: Page, among?: Among): readonly Row[] {
  const first = bounded('first', page.first ?? DEFAULT_FIRST, 1, MAX_FIRST)
  const skip = bounded('skip', page.skip ?? 0, 0, MAX_SKIP)
  const where = page.where ?? {}
  const isMatch = filterOf(reader, entity, where)
  const order = orderOf(reader, entity, page, among !== undefined)
  const found: { readonly row: Row; readonly value: FieldValue; readonly id: string }[] = []
  for (const row of readRows(reader, entity, among ?? referenceIn(entity, where)))
    if (isMatch(row)) found.push({ row, value: order.valueOf(row), id: idOf(row) })
  found.sort((a, b) => order.sign * (compareNullable(a.value, b.value) || compareTexts(a.id, b.id)))
  return found.slice(skip, skip + first).map(({ row }) => row)
}

function bounded(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value
  // The message names 0 for both, as in graph-node.
  throw new GraphQLError(`The value of the \`${name}\` argument must be between 0 and ${most}, but is ${value}`)
}

/** A condition of the filter that an index answers. */
function referenceIn({ fields }: EntityType, where: Filter): Among | undefined {
  for (const [key, wanted] of Object.entries(where)) {
    const field = fields.get(key)
    if (typeof wanted === 'string' && field?.kind === 'entity' && !field.isList)
      return { field: key, id: field.scalar === 'Bytes' ? bytesText(wanted) : wanted }
    if (key === 'id' && typeof wanted === 'string') return { ids: [wanted] }
    if (key === 'id_in' && Array.isArray(wanted)) return { ids: [...new Set(wanted.map(String))] }
  }
  return undefined
}

interface Order {
  readonly sign: 1 | -1
  readonly valueOf: (row: Row) => FieldValue
}

function orderOf(
  reader: EntityReader,
  entity: EntityType,
  { orderBy, orderDirection }: Page,
  isNested: boolean,
): Order {
  // graph-node ignores a direction without a field.
  if (orderBy == null) return { sign: 1, valueOf: () => null }
  const sign = orderDirection === 'desc' ? -1 : 1
  const [name = '', childName] = orderBy.split(CHILD_ORDER)
  if (childName === undefined) {
    orderedField(entity, name)
    return { sign, valueOf: (row) => row[name] ?? null }
  }
  if (isNested) throw new GraphQLError(`Ordering a nested list by \`${orderBy}\` is not supported`)
  const field = fieldOf(entity, name)
  const child = entityOf(reader.schema, field.bare)
  orderedField(child, childName)
  return {
    sign,
    valueOf: (row) => {
      for (const other of readRows(reader, child, amongOf(field, row))) return other[childName] ?? null
      return null
    },
  }
}

/** @throws GraphQLError unless the values of a field have an order, which those of lists, enums and references have not */
function orderedField(entity: EntityType, name: string): void {
  const { kind, isList } = fieldOf(entity, name)
  if (kind !== 'scalar' || isList)
    throw new GraphQLError(`Ordering by \`${name}\` is not supported for type \`${entity.name}\``)
}

function fieldOf({ name: entity, fields }: EntityType, name: string): EntityField {
  const field = fields.get(name)
  if (field === undefined) throw new GraphQLError(`Entity \`${entity}\` has no attribute \`${name}\``)
  return field
}
