import { type ExecutionResult, execute, GraphQLError, type GraphQLFieldResolver, parse, validate } from 'graphql'
import { type EntityName, entityNames } from './entities.ts'
import type { ExchangeIndex, Head, Snapshot } from './exchangeIndex.ts'
import { findRows, type Page, type Row, rowOf } from './records.ts'
import { createSchema, fieldsOf, isEntity, queryNames } from './schema.ts'

export interface GraphRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** A record and the snapshot that its references are resolved in. */
interface Found {
  readonly row: Row
  readonly entity: EntityName
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
export function createQuery(index: ExchangeIndex): Query {
  const schema = createSchema()
  const entityOf = new Map(
    entityNames.flatMap((entity) => Object.values(queryNames(entity)).map((name) => [name, entity] as const)),
  )

  /** Synchronous if no block has to be looked up, so that the whole query uses one snapshot. */
  function snapshotOf(height: BlockHeight, { latest }: Context): Snapshot | Promise<Snapshot> {
    if (height.number_gte != null) checkReached(height.number_gte, latest.block)
    const asked = height.hash ?? height.number
    if (asked == null) return latest
    if (typeof asked === 'number') checkReached(asked, latest.block)
    return snapshotAt(asked)
  }

  async function snapshotAt(numberOrHash: number | string): Promise<Snapshot> {
    const block = await index.findBlock(numberOrHash)
    if (block === undefined)
      throw new GraphQLError('Failed to decode `block.hash` value: `no block with that hash found`')
    return index.readAt(block)
  }

  const resolveRoot: GraphQLFieldResolver<unknown, Context, Record<string, unknown>> = (
    _,
    args,
    context,
    { fieldName },
  ) => {
    const entity = entityOf.get(fieldName)
    const answerFrom = (snapshot: Snapshot) => {
      if (entity === undefined) return { block: snapshot.block, deployment: 'devnet', hasIndexingErrors: false }
      if (fieldName === queryNames(entity).many) return listOf(context, snapshot, entity, args)
      return foundOf(context, snapshot, entity, String(args['id']).toLowerCase())
    }
    const snapshot = snapshotOf(args['block'] ?? {}, context)
    return snapshot instanceof Promise ? snapshot.then(answerFrom) : answerFrom(snapshot)
  }

  const resolve: GraphQLFieldResolver<unknown, Context, Record<string, unknown>> = (source, args, context, info) => {
    if (info.parentType.name === 'Query') return resolveRoot(source, args, context, info)
    if (!isFound(source)) return (source as Row)[info.fieldName]
    const { row, entity, snapshot } = source
    const field = fieldsOf(entity).find(({ name }) => name === info.fieldName)
    if (field === undefined || !isEntity(field.bare)) return row[info.fieldName]
    if (field.derivedFrom === undefined) return foundOf(context, snapshot, field.bare, String(row[field.name]))
    return listOf(context, snapshot, field.bare, args, { field: field.derivedFrom, id: String(row['id']) })
  }

  return async ({ query, variables }) => {
    try {
      const document = parse(query, { maxLexicalTokens: MAX_TOKENS })
      const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
      if (errors.length > 0) return { errors }
      const contextValue: Context = { latest: await index.readLatest(), records: 0 }
      return await execute({ schema, document, variableValues: variables, contextValue, fieldResolver: resolve })
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }
}

function checkReached(asked: number, { number }: Head): void {
  if (asked <= number) return
  throw new GraphQLError(
    `Failed to decode \`block.number\` value: \`subgraph devnet has only indexed up to block number ${number} and data for block number ${asked} is therefore not yet available\``,
  )
}

function listOf(
  context: Context,
  snapshot: Snapshot,
  entity: EntityName,
  page: Page,
  derived?: { readonly field: string; readonly id: string },
): readonly Found[] {
  const rows = findRows(snapshot.stores, entity, page, derived)
  count(context, rows.length)
  return rows.map((row) => ({ row, entity, snapshot }))
}

function foundOf(context: Context, snapshot: Snapshot, entity: EntityName, id: string): Found | null {
  const row = rowOf(snapshot.stores, entity, id)
  count(context, 1)
  return row === undefined ? null : { row, entity, snapshot }
}

/** Limits nested lists. */
function count(context: Context, records: number): void {
  context.records += records
  if (context.records > MAX_RECORDS) throw new GraphQLError(`The query requests more than ${MAX_RECORDS} records`)
}

function isFound(source: unknown): source is Found {
  return typeof source === 'object' && source !== null && 'snapshot' in source
}
