import { buildSchema, GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { BigDecimal } from './bigDecimal.ts'
import { type EntityName, entityNames, entityTable } from './entities.ts'

/** Filter suffixes. */
export const comparisons = ['not', 'gt', 'lt', 'gte', 'lte', 'in', 'not_in'] as const

interface FieldFacts {
  readonly name: string
  /** Such as `BigDecimal!`. */
  readonly type: string
  /** Named type: a scalar or an entity. */
  readonly bare: string
  /** For derived lists: the field of the other entity that references this one. */
  readonly derivedFrom?: string
}

/** Fields of an entity. */
export function fieldsOf(entity: EntityName): readonly FieldFacts[] {
  return Object.entries(entityTable[entity]).map(([name, text]: [string, string]) => {
    const [type = '', derived] = text.split(' ')
    const derivedFrom = derived === undefined ? undefined : /\((\w+)\)/.exec(derived)?.[1]
    return { name, type, bare: type.replaceAll(/[[\]!]/g, ''), ...(derivedFrom === undefined ? {} : { derivedFrom }) }
  })
}

export function isEntity(name: string): name is EntityName {
  return name in entityTable
}

/** Query names for one and for several records of an entity. */
export function queryNames(entity: EntityName): { readonly one: string; readonly many: string } {
  const one = `${entity[0]?.toLowerCase() ?? ''}${entity.slice(1)}`
  return { one, many: entity === 'VvsFactory' ? 'vvsFactories' : `${one}s` }
}

const pageOf = (entity: EntityName) =>
  `skip: Int = 0, first: Int = 100, orderBy: ${entity}_orderBy, orderDirection: OrderDirection, where: ${entity}_filter`

function typesOf(entity: EntityName): string {
  const fields = fieldsOf(entity)
  const lines = fields.map(({ name, type, bare, derivedFrom }) => {
    const page = derivedFrom !== undefined && isEntity(bare) ? `(${pageOf(bare)})` : ''
    return `  ${name}${page}: ${type}`
  })
  const stored = fields.filter(({ derivedFrom }) => derivedFrom === undefined)
  const filters = stored.flatMap(({ name, bare }) => {
    const type = isEntity(bare) ? 'String' : bare
    const each = comparisons.map((ending) => `  ${name}_${ending}: ${ending.endsWith('in') ? `[${type}!]` : type}`)
    return [`  ${name}: ${type}`, ...each, ...(isEntity(bare) ? [`  ${name}_: ${bare}_filter`] : [])]
  })
  return `type ${entity} {\n${lines.join('\n')}\n}
enum ${entity}_orderBy { ${stored.map(({ name }) => name).join(' ')} }
input ${entity}_filter {\n${filters.join('\n')}\n  and: [${entity}_filter]\n  or: [${entity}_filter]\n}`
}

function schemaText(): string {
  const queries = entityNames.flatMap((entity) => {
    const { one, many } = queryNames(entity)
    return [
      `  ${one}(id: ID!, block: Block_height): ${entity}`,
      `  ${many}(${pageOf(entity)}, block: Block_height): [${entity}!]!`,
    ]
  })
  return `scalar BigInt
scalar BigDecimal
scalar Bytes
enum OrderDirection { asc desc }
input Block_height { hash: Bytes number: Int number_gte: Int }
type _Block_ { hash: Bytes number: Int! timestamp: Int }
type _Meta_ { block: _Block_! deployment: String! hasIndexingErrors: Boolean! }
type Query {\n${queries.join('\n')}\n  _meta(block: Block_height): _Meta_\n}
${entityNames.map(typesOf).join('\n')}`
}

const DIGITS = /^-?\d{1,80}$/
const DECIMAL = /^-?\d{1,80}(\.\d{1,80})?$/

/** Builds the schema. BigInt and BigDecimal are strings, as in The Graph. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(schemaText())
  scalar(schema, 'BigInt', (text) => (DIGITS.test(text) ? BigInt(text) : undefined))
  scalar(schema, 'BigDecimal', (text) => (DECIMAL.test(text) ? new BigDecimal(text) : undefined))
  scalar(schema, 'Bytes', (text) => (/^0x[0-9a-fA-F]*$/.test(text) ? text.toLowerCase() : undefined))
  return schema
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
  type.serialize = (value) => (BigDecimal.isBigNumber(value) ? value.toFixed() : String(value))
}
