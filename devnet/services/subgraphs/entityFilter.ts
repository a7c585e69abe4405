/** Filters of a query, as graph-node builds them (graphql/src/store/query.rs) and PostgreSQL evaluates them. */
import { GraphQLError } from 'graphql'
import { bytesText, CHILD, type FilterOperator, operatorsOf } from './apiSchema.ts'
import { amongOf, type EntityReader, idOf, readRows } from './entityReader.ts'
import { type EntityField, type EntityType, entityOf } from './entitySchema.ts'
import type { FieldValue, Row } from './entityStore.ts'
import { compare, isEqual } from './fieldValues.ts'
import { likePattern } from './likePattern.ts'

export type Filter = Readonly<Record<string, unknown>>

type Predicate = (row: Row) => boolean

/** In graph-node's words. */
const NO_OBJECT = 'Filter must by an object'

/**
 * Builds the condition of a filter.
 * @param isChild whether it is the filter of a referenced entity, which cannot have such filters itself
 * @throws GraphQLError for a filter that graph-node refuses
 */
export function filterOf(reader: EntityReader, entity: EntityType, filter: Filter, isChild = false): Predicate {
  checkConnectives(Object.keys(filter))
  const all = Object.entries(filter).map(([key, wanted]): Predicate => {
    if (key === 'and' || key === 'or') {
      const parts = listIn(wanted, NO_OBJECT).map((part) =>
        filterOf(reader, entity, objectIn(part, NO_OBJECT), isChild),
      )
      return key === 'and' ? (row) => parts.every((part) => part(row)) : (row) => parts.some((part) => part(row))
    }
    if (key === '_change_block') {
      const least = Number(objectIn(wanted, NO_OBJECT)['number_gte'])
      return (row) => reader.view.changedAt(entity.name, idOf(row)) >= least
    }
    const { field, operator } = columnOf(entity, key)
    if (operator === CHILD) return childPredicate(reader, field, objectIn(wanted, NO_OBJECT), isChild)
    const test = testOf(field, operator, normalized(field, wanted))
    return (row) => test(row[field.name] ?? null)
  })
  return (row) => all.every((part) => part(row))
}

/** graph-node takes what stands beside `and` and `or` for parts of them too, which are objects. */
function checkConnectives(keys: readonly string[]): void {
  const columns = keys.filter((key) => key !== 'and' && key !== 'or')
  if (keys.length < 2 || columns.length === keys.length) return
  if (!keys.includes('or') || columns.length === 0) throw new GraphQLError(NO_OBJECT)
  const found = columns.map((column) => `'${column}'`).join(', ')
  throw new GraphQLError(
    `Cannot mix column filters with 'or' operator at the same level. Found column filter(s) ${found} alongside 'or' operator.`,
  )
}

interface Column {
  readonly field: EntityField
  readonly operator: FilterOperator | typeof CHILD
}

function columnOf({ name, fields }: EntityType, key: string): Column {
  for (const field of fields.values()) {
    if (key === field.name + CHILD && field.kind === 'entity') return { field, operator: CHILD }
    const operator = operatorsOf(field).find((each) => key === (each === '' ? field.name : `${field.name}_${each}`))
    if (operator !== undefined) return { field, operator }
  }
  throw new GraphQLError(`${name} has no filter ${key}`)
}

/** Whether an entity that the field references, or that references this one, matches. */
function childPredicate(reader: EntityReader, field: EntityField, filter: Filter, isChild: boolean): Predicate {
  if (isChild) throw new GraphQLError('Child filters can not be nested')
  const child = entityOf(reader.schema, field.bare)
  const isMatch = filterOf(reader, child, filter, true)
  return (row) => {
    for (const other of readRows(reader, child, amongOf(field, row))) if (isMatch(other)) return true
    return false
  }
}

/** Ids of bytes come as texts. */
function normalized({ kind, scalar }: EntityField, wanted: unknown): unknown {
  if (kind !== 'entity' || scalar !== 'Bytes') return wanted
  if (Array.isArray(wanted)) return (wanted as readonly unknown[]).map((each) => bytesText(String(each)))
  return typeof wanted === 'string' ? bytesText(wanted) : wanted
}

type Test = (value: FieldValue) => boolean

/** As in SQL, null is not equal, unequal, before or after anything, and neither contains a text nor does not. */
function testOf(field: EntityField, operator: FilterOperator, wanted: unknown): Test {
  switch (operator) {
    case '':
      return wanted === null ? (value) => value === null : unlessNull((value) => isEqual(value, wanted))
    case 'not':
      return wanted === null ? (value) => value !== null : unlessNull((value) => !isEqual(value, wanted))
    case 'in':
    case 'not_in': {
      const list = listIn(wanted, `Non-list value passed to \`_${operator}\` filter`)
      // graph-node answers nothing for an empty list, whichever of the two it is.
      if (list.length === 0) return () => false
      const isIn = membershipOf(list)
      return unlessNull(operator === 'in' ? isIn : (value) => !isIn(value))
    }
    default:
      if (wanted === null) throw new GraphQLError(`unsupported filter \`${operator}\` for value \`null\``)
      return unlessNull(comparisonOf(field, operator, wanted))
  }
}

function unlessNull(test: Test): Test {
  return (value) => value !== null && test(value)
}

function membershipOf(list: readonly unknown[]): Test {
  const values = new Set(list)
  return (value) => values.has(value) || (typeof value === 'object' && list.some((each) => isEqual(value, each)))
}

type Comparison = Exclude<FilterOperator, '' | 'not' | 'in' | 'not_in'>

function comparisonOf(field: EntityField, operator: Comparison, wanted: unknown): Test {
  switch (operator) {
    case 'gt':
      return (value) => compare(value, wanted) > 0
    case 'gte':
      return (value) => compare(value, wanted) >= 0
    case 'lt':
      return (value) => compare(value, wanted) < 0
    case 'lte':
      return (value) => compare(value, wanted) <= 0
    default: {
      const isNegated = operator.startsWith('not_')
      const kind = operator.replace('not_', '')
      if (field.isList) return listTest(kind, isNegated, wanted)
      const found = field.scalar === 'Bytes' && field.kind === 'scalar' ? bytesTest(wanted) : textTest(kind, wanted)
      return (value) => found(String(value)) !== isNegated
    }
  }
}

const NO_CASE = '_nocase'

function textTest(kind: string, wanted: unknown): (text: string) => boolean {
  const fold = (text: string) => (kind.endsWith(NO_CASE) ? text.toLowerCase() : text)
  const text = fold(String(wanted))
  const matches = likePattern(patternOf(kind.replace(NO_CASE, ''), text))
  return (value) => matches(fold(value))
}

/** A text with a wildcard at its start or end is a pattern of its own for `contains`. */
function patternOf(kind: string, text: string): string {
  if (kind === 'starts_with') return `${text}%`
  if (kind === 'ends_with') return `%${text}`
  return text.startsWith('%') || text.endsWith('%') ? text : `%${text}%`
}

/** Bytes within bytes, both in hexadecimal digits after `0x`. */
function bytesTest(wanted: unknown): (hex: string) => boolean {
  const part = String(wanted).slice(2)
  return (hex) => {
    for (let at = hex.indexOf(part, 2); at >= 0; at = hex.indexOf(part, at + 1)) if (at % 2 === 0) return true
    return false
  }
}

/** A list contains all the values, or, if negated, none of them. */
function listTest(kind: string, isNegated: boolean, wanted: unknown): Test {
  const isFolded = kind.endsWith(NO_CASE)
  const fold = <Value>(value: Value): Value | string =>
    isFolded && typeof value === 'string' ? value.toLowerCase() : value
  const values = listIn(wanted, NO_OBJECT).map(fold)
  return (value) => {
    const held = (Array.isArray(value) ? (value as readonly FieldValue[]) : []).map(fold)
    const isHeld = (one: unknown) => held.some((each) => isEqual(each, one))
    return isNegated ? !values.some(isHeld) : values.every(isHeld)
  }
}

function listIn(value: unknown, message: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new GraphQLError(message)
  return value as readonly unknown[]
}

function objectIn(value: unknown, message: string): Filter {
  if (typeof value !== 'object' || value === null) throw new GraphQLError(message)
  return value as Filter
}
