/**
 * The GraphQL schema that The Graph makes of a schema.graphql (graph-node, graph/src/schema/api.rs): a query for one and
 * for many entities of each type, with filters and orders for every field.
 */
import { buildSchema, GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { type EntityField, type EntitySchema, type EntityType, entityOf } from './entitySchema.ts'
import { GraphDecimal } from './graphDecimal.ts'

const EQUALITY = ['', 'not'] as const
const MEMBERSHIP = ['in', 'not_in'] as const
const ORDER = ['gt', 'lt', 'gte', 'lte'] as const
const CONTENTS = ['contains', 'not_contains'] as const
const TEXT = [
  'contains',
  'contains_nocase',
  'not_contains',
  'not_contains_nocase',
  'starts_with',
  'starts_with_nocase',
  'not_starts_with',
  'not_starts_with_nocase',
  'ends_with',
  'ends_with_nocase',
  'not_ends_with',
  'not_ends_with_nocase',
] as const
const LIST = ['', 'not', 'contains', 'not_contains'] as const
const TEXT_LIST = [...LIST, 'contains_nocase', 'not_contains_nocase'] as const

/** What a filter compares a field by; '' is equality. */
export type FilterOperator =
  | (typeof EQUALITY)[number]
  | (typeof MEMBERSHIP)[number]
  | (typeof ORDER)[number]
  | (typeof TEXT)[number]

/** Filter of a referenced entity, such as `pair_: { name: "…" }`. */
export const CHILD = '_'
/** Joins a reference and a field of the other entity in an order, such as `pair__name`. */
export const CHILD_ORDER = '__'

/** Operators of a field's filters. */
export function operatorsOf({ isList, kind, scalar, derivedFrom }: EntityField): readonly FilterOperator[] {
  if (derivedFrom !== undefined) return []
  if (isList) return scalar === 'String' && kind !== 'enum' ? TEXT_LIST : LIST
  if (kind === 'enum' || scalar === 'Boolean') return [...EQUALITY, ...MEMBERSHIP]
  const ordered = [...EQUALITY, ...ORDER, ...MEMBERSHIP]
  // References are compared as texts, also those to an id of bytes.
  if (kind === 'entity' || scalar === 'String') return [...ordered, ...TEXT]
  return scalar === 'Bytes' ? [...ordered, ...CONTENTS] : ordered
}

/** Names of the queries for one and for many entities of a type. */
export function queryNames({ name }: EntityType): { readonly one: string; readonly many: string } {
  const one = camelCase(name)
  const many = camelCase(pluralOf(name))
  return { one, many: many === one ? `${one}_collection` : many }
}

/** As in graph-node, a capital stays one after a small letter or a digit only, so that `NFT` becomes `nft`. */
function camelCase(name: string): string {
  return name.replace(/[A-Z]+/g, (capitals, at: number) => {
    const lower = capitals.toLowerCase()
    return /[a-z\d]/.test(name.charAt(at - 1)) ? capitals.charAt(0) + lower.slice(1) : lower
  })
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(ss|us|x|ch|sh)$/.test(word)) return `${word}es`
  return word.endsWith('s') ? word : `${word}s`
}

const pageOf = (entity: string) =>
  `skip: Int = 0, first: Int = 100, orderBy: ${entity}_orderBy, orderDirection: OrderDirection, where: ${entity}_filter`
const AT = 'block: Block_height, subgraphError: _SubgraphErrorPolicy_! = deny'

/** Builds the schema. BigInt and BigDecimal are strings, as in The Graph. */
export function createApiSchema(schema: EntitySchema): GraphQLSchema {
  const entities = [...schema.entities.values()]
  const queries = entities.flatMap((entity) => {
    const { one, many } = queryNames(entity)
    return [`  ${one}(id: ID!, ${AT}): ${entity.name}`, `  ${many}(${pageOf(entity.name)}, ${AT}): [${entity.name}!]!`]
  })
  const enums = [...schema.enums].map(([name, values]) => `enum ${name} { ${values.join(' ')} }`)
  const api = buildSchema(`scalar BigInt
scalar BigDecimal
scalar Bytes
enum OrderDirection { asc desc }
enum _SubgraphErrorPolicy_ { allow deny }
input Block_height { hash: Bytes number: Int number_gte: Int }
input BlockChangedFilter { number_gte: Int! }
type _Block_ { hash: Bytes number: Int! timestamp: Int parentHash: Bytes }
type _Meta_ { block: _Block_! deployment: String! hasIndexingErrors: Boolean! }
type Query {\n${queries.join('\n')}\n  _meta(block: Block_height): _Meta_\n}
${enums.join('\n')}
${entities.map((entity) => typesOf(schema, entity)).join('\n')}`)
  scalar(api, 'BigInt', (text) => (/^-?\d{1,80}$/.test(text) ? BigInt(text) : undefined))
  scalar(api, 'BigDecimal', (text) =>
    /^-?\d{1,80}(\.\d{1,80})?([eE][+-]?\d{1,2})?$/.test(text) ? GraphDecimal.parse(text) : undefined,
  )
  scalar(api, 'Bytes', (text) => (/^(0x)?([0-9a-fA-F]{2})*$/.test(text) ? bytesText(text) : undefined))
  return api
}

/** Lower-case with the prefix, without which bytes may come. */
export function bytesText(text: string): string {
  const lower = text.toLowerCase()
  return lower.startsWith('0x') ? lower : `0x${lower}`
}

function typesOf(schema: EntitySchema, { name, fields }: EntityType): string {
  const all = [...fields.values()]
  const lines = all.map((field) => {
    const page = field.kind === 'entity' && field.isList ? `(${pageOf(field.bare)})` : ''
    return `  ${field.name}${page}: ${field.type}`
  })
  return `type ${name} {\n${lines.join('\n')}\n}
enum ${name}_orderBy { ${all.flatMap((field) => ordersOf(schema, field)).join(' ')} }
input ${name}_filter {\n${all.flatMap(filtersOf).join('\n')}
  _change_block: BlockChangedFilter\n  and: [${name}_filter]\n  or: [${name}_filter]\n}`
}

function ordersOf(schema: EntitySchema, field: EntityField): readonly string[] {
  if (field.kind !== 'entity' || field.isList) return [field.name]
  const children = [...entityOf(schema, field.bare).fields.values()].filter(
    ({ kind, isList }) => kind !== 'entity' && !isList,
  )
  return [field.name, ...children.map((child) => `${field.name}${CHILD_ORDER}${child.name}`)]
}

function filtersOf(field: EntityField): readonly string[] {
  const { name, isList, kind, bare } = field
  // References are compared by id.
  const type = kind === 'entity' ? 'String' : bare
  const filters = operatorsOf(field).map((operator) => {
    const isSet = isList || operator === 'in' || operator === 'not_in'
    return `  ${operator === '' ? name : `${name}_${operator}`}: ${isSet ? `[${type}!]` : type}`
  })
  return kind === 'entity' ? [...filters, `  ${name}${CHILD}: ${bare}_filter`] : filters
}

function scalar(schema: GraphQLSchema, name: string, parse: (text: string) => unknown): void {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLScalarType)) throw new Error(`No scalar ${name}`)
  const parseValue = (value: unknown) => {
    const parsed = typeof value === 'string' || typeof value === 'number' ? parse(String(value)) : undefined
    if (parsed === undefined) throw new GraphQLError(`Invalid value for ${name}`)
    return parsed
  }
  type.parseValue = parseValue
  type.parseLiteral = (node) => parseValue('value' in node ? node.value : undefined)
  type.serialize = String
}
