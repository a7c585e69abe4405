import { type ExecutionResult, execute, GraphQLError, type GraphQLFieldResolver, parse, validate } from 'graphql'
import { createApiSchema, queryNames } from './apiSchema.ts'
import { HandlerFailedError } from './blockRunner.ts'
import type { Head } from './chainReader.ts'
import { type Among, amongOf, findRows, type Page } from './entityQuery.ts'
import { type EntityType, entityOf } from './entitySchema.ts'
import type { Row } from './entityStore.ts'
import type { Subgraph } from './subgraph.ts'
import type { Snapshot, SubgraphIndex } from './subgraphIndex.ts'

export interface GraphRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** An entity and the snapshot that its references are resolved in. */
interface Found {
  readonly row: Row
  readonly entity: EntityType
  readonly snapshot: Snapshot
}

interface BlockHeight {
  readonly hash?: string | null
  readonly number?: number | null
  readonly number_gte?: number | null
}

/** Per-query context. */
interface Context {
  readonly latest: Snapshot
  records: number
}

const MAX_TOKENS = 4_000
const MAX_RECORDS = 20_000
const MAX_ERRORS = 5

type Query = (request: GraphRequest) => Promise<ExecutionResult>

/** Answers GraphQL queries like The Graph; query errors are part of the result. Throws if the node does not respond. */
export function createQuery({ name, schema }: Pick<Subgraph, 'name' | 'schema'>, index: SubgraphIndex): Query {
  const api = createApiSchema(schema)
  const entityOfQuery = new Map(
    [...schema.entities.values()].flatMap((entity) =>
      Object.values(queryNames(entity)).map((query) => [query, entity] as const),
    ),
  )

  /** Synchronous if no block has to be looked up, so that the whole query uses one snapshot. */
  function snapshotOf(height: BlockHeight, { latest }: Context): Snapshot | Promise<Snapshot> {
    if (height.number_gte != null) checkReached(name, height.number_gte, latest.block)
    const asked = height.hash ?? height.number
    if (asked == null) return latest
    if (typeof asked === 'number') checkReached(name, asked, latest.block)
    return snapshotAt(asked)
  }

  async function snapshotAt(numberOrHash: number | string): Promise<Snapshot> {
    const block = await index.findBlock(numberOrHash)
    if (block === undefined)
      throw new GraphQLError('Failed to decode `block.hash` value: `no block with that hash found`')
    const snapshot = index.readAt(block)
    if (snapshot !== undefined) return snapshot
    throw new GraphQLError(
      `Failed to decode \`block.number\` value: \`subgraph ${name} only has data starting at block number ${index.oldestBlock} and data for block number ${block.number} is therefore not available\``,
    )
  }

  function listOf(context: Context, snapshot: Snapshot, entity: EntityType, page: Page, among?: Among) {
    const rows = findRows(schema, snapshot.view, entity, page, among)
    count(context, rows.length)
    return rows.map((row): Found => ({ row, entity, snapshot }))
  }

  function foundOf(context: Context, snapshot: Snapshot, entity: EntityType, id: string): Found | null {
    const row = snapshot.view.find(entity.name, id)
    count(context, 1)
    return row === undefined ? null : { row, entity, snapshot }
  }

  const resolveRoot: GraphQLFieldResolver<unknown, Context, Record<string, unknown>> = (
    _,
    args,
    context,
    { fieldName },
  ) => {
    const entity = entityOfQuery.get(fieldName)
    const answerFrom = (snapshot: Snapshot) => {
      if (entity === undefined) return { block: snapshot.block, deployment: name, hasIndexingErrors: false }
      if (fieldName === queryNames(entity).many) return listOf(context, snapshot, entity, args)
      return foundOf(context, snapshot, entity, String(args['id']))
    }
    const snapshot = snapshotOf(args['block'] ?? {}, context)
    return snapshot instanceof Promise ? snapshot.then(answerFrom) : answerFrom(snapshot)
  }

  const resolve: GraphQLFieldResolver<unknown, Context, Record<string, unknown>> = (source, args, context, info) => {
    if (info.parentType.name === 'Query') return resolveRoot(source, args, context, info)
    if (!isFound(source)) return (source as Readonly<Record<string, unknown>>)[info.fieldName]
    const { row, entity, snapshot } = source
    const field = entity.fields.get(info.fieldName)
    if (field?.kind !== 'entity') return row[info.fieldName] ?? null
    const other = entityOf(schema, field.bare)
    if (field.isList) return listOf(context, snapshot, other, args, amongOf(field, row))
    if (field.derivedFrom !== undefined)
      return listOf(context, snapshot, other, { first: 1 }, amongOf(field, row))[0] ?? null
    const id = row[field.name]
    return typeof id === 'string' ? foundOf(context, snapshot, other, id) : null
  }

  return async ({ query, variables }) => {
    try {
      const document = parse(query, { maxLexicalTokens: MAX_TOKENS })
      const errors = validate(api, document, undefined, { maxErrors: MAX_ERRORS })
      if (errors.length > 0) return { errors }
      const contextValue: Context = { latest: await index.readLatest(), records: 0 }
      return await execute({ schema: api, document, variableValues: variables, contextValue, fieldResolver: resolve })
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      if (!(error instanceof HandlerFailedError)) throw error
      console.error(`Subgraph ${name}: ${error.message}`)
      return { errors: [new GraphQLError('indexing_error')] }
    }
  }
}

function checkReached(name: string, asked: number, { number }: Head): void {
  if (asked <= number) return
  throw new GraphQLError(
    `Failed to decode \`block.number\` value: \`subgraph ${name} has only indexed up to block number ${number} and data for block number ${asked} is therefore not yet available\``,
  )
}

/** Limits nested lists. */
function count(context: Context, records: number): void {
  context.records += records
  if (context.records > MAX_RECORDS) throw new GraphQLError(`The query requests more than ${MAX_RECORDS} records`)
}

function isFound(source: unknown): source is Found {
  return typeof source === 'object' && source !== null && 'snapshot' in source
}
