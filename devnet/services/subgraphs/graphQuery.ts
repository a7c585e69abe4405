import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  visit,
} from 'graphql'
import { bytesText, createApiSchema, queryNames } from './apiSchema.ts'
import { HandlerFailedError } from './blockRunner.ts'
import type { Head } from './chainReader.ts'
import { findRows, type Page } from './entityQuery.ts'
import { type Among, amongOf, type EntityReader } from './entityReader.ts'
import { type EntityField, type EntityType, entityOf } from './entitySchema.ts'
import type { Row } from './entityStore.ts'
import { readDocument } from './graphDocument.ts'
import type { GraphRequest } from './graphRequest.ts'
import type { Subgraph } from './subgraph.ts'
import type { LatestSnapshot, Snapshot, SubgraphIndex } from './subgraphIndex.ts'

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
  readonly latest: LatestSnapshot
  /** Fields of the answer that are left out because indexing has failed. */
  readonly withheld: Set<string>
  readonly maxFound: number
  found: number
  examined: number
}

/** Entities in an answer, with the nested ones; fewer if the query has many fields. */
const MAX_FOUND = 20_000
const MAX_VALUES = 2_000_000
/** Entities that filters and orders look at. */
const MAX_EXAMINED = 5_000_000
const BLOCK_HASH = /^0x[0-9a-f]{64}$/

type Query = (request: GraphRequest) => Promise<ExecutionResult>

/** Answers GraphQL queries like The Graph; query errors are part of the result. Throws if the node does not respond. */
export function createQuery({ name, schema }: Pick<Subgraph, 'name' | 'schema'>, index: SubgraphIndex): Query {
  const api = createApiSchema(schema)
  const entityOfQuery = new Map(
    [...schema.entities.values()].flatMap((entity) =>
      Object.values(queryNames(entity)).map((query) => [query, entity] as const),
    ),
  )

  let reported: string | undefined
  /** Tells the developer once. */
  function report(failure: HandlerFailedError | undefined): void {
    if (failure !== undefined && failure.message !== reported) console.error(`Subgraph ${name}: ${failure.message}`)
    reported = failure?.message
  }

  /** Synchronous if no block has to be looked up, so that the whole query uses one snapshot. */
  function snapshotOf(height: BlockHeight, { latest }: Context): Snapshot | Promise<Snapshot> {
    if (height.number_gte != null) checkReached(name, height.number_gte, latest.block)
    const asked = height.hash ?? height.number
    if (asked == null) return latest
    if (typeof asked === 'number') {
      checkReached(name, asked, latest.block)
      if (asked < index.oldestBlock) throw isForgotten(asked)
    }
    return snapshotAt(asked, latest)
  }

  async function snapshotAt(numberOrHash: number | string, latest: LatestSnapshot): Promise<Snapshot> {
    const isBlock = typeof numberOrHash === 'number' || BLOCK_HASH.test(numberOrHash)
    const block = isBlock ? await index.findBlock(numberOrHash) : undefined
    if (block === undefined)
      throw new GraphQLError('Failed to decode `block.hash` value: `no block with that hash found`')
    checkReached(name, block.number, latest.block)
    const snapshot = index.readAt(block)
    if (snapshot === undefined) throw isForgotten(block.number)
    return snapshot
  }

  function isForgotten(block: number): GraphQLError {
    return new GraphQLError(
      `Failed to decode \`block.number\` value: \`subgraph ${name} only has data starting at block number ${index.oldestBlock} and data for block number ${block} is therefore not available\``,
    )
  }

  function listOf(context: Context, snapshot: Snapshot, entity: EntityType, page: Page, among?: Among) {
    const reader: EntityReader = {
      schema,
      view: snapshot.view,
      examine() {
        context.examined += 1
        checkLimit(context.examined, MAX_EXAMINED)
      },
    }
    const rows = findRows(reader, entity, page, among)
    countFound(context, rows.length)
    return rows.map((row): Found => ({ row, entity, snapshot }))
  }

  function foundOf(context: Context, snapshot: Snapshot, entity: EntityType, id: string): Found | null {
    const isBytes = entity.fields.get('id')?.scalar === 'Bytes'
    const row = snapshot.view.find(entity.name, isBytes ? bytesText(id) : id)
    countFound(context, 1)
    return row === undefined ? null : { row, entity, snapshot }
  }

  /** The entity whose reference leads back to this one. */
  function derivedOf(context: Context, { row, entity, snapshot }: Found, field: EntityField): Found | null {
    const other = entityOf(schema, field.bare)
    const [only = null, ...others] = listOf(context, snapshot, other, { first: 2 }, amongOf(field, row))
    if (others.length === 0) return only
    throw new GraphQLError(
      `Ambiguous result for derived field \`${field.name}\`: Multiple \`${entity.name}\` entities refer back via \`${field.derivedFrom ?? ''}\``,
    )
  }

  const resolveRoot: GraphQLFieldResolver<unknown, Context, Record<string, unknown>> = (
    _,
    args,
    context,
    { fieldName, path },
  ) => {
    const entity = entityOfQuery.get(fieldName)
    const height: BlockHeight = args['block'] ?? {}
    const isFailed = context.latest.failure !== undefined
    if (isFailed && entity !== undefined && args['subgraphError'] !== 'allow') context.withheld.add(String(path.key))
    const answerFrom = (snapshot: Snapshot) => {
      if (entity === undefined)
        return { block: blockOf(snapshot, height), deployment: name, hasIndexingErrors: isFailed }
      if (fieldName === queryNames(entity).many) return listOf(context, snapshot, entity, args)
      return foundOf(context, snapshot, entity, String(args['id']))
    }
    const snapshot = snapshotOf(height, context)
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
    if (field.derivedFrom !== undefined) return derivedOf(context, source, field)
    const id = row[field.name]
    return typeof id === 'string' ? foundOf(context, snapshot, other, id) : null
  }

  async function run(request: GraphRequest): Promise<ExecutionResult> {
    const { variables, operationName } = request
    const document = readDocument(api, request)
    if (!('kind' in document)) return { errors: document }
    const latest = await index.readLatest()
    report(latest.failure)
    const { rollbacks } = index
    const maxFound = Math.min(MAX_FOUND, MAX_VALUES / fieldsIn(document))
    const contextValue: Context = { latest, withheld: new Set(), maxFound, found: 0, examined: 0 }
    const result = await execute({
      schema: api,
      document,
      variableValues: variables,
      operationName,
      contextValue,
      fieldResolver: resolve,
    })
    // graph-node answers all fields or none.
    if (result.errors !== undefined) return { errors: result.errors }
    if (index.rollbacks !== rollbacks) throw new GraphQLError('the chain was reorganized while executing the query')
    return latest.failure === undefined ? result : withhold(result, contextValue.withheld)
  }

  return async (request) => {
    try {
      return await run(request)
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      if (!(error instanceof HandlerFailedError)) throw error
      report(error)
      return { errors: [indexingError()] }
    }
  }
}

/** A block that is asked for by its number has no other fields, as in graph-node. */
function blockOf({ block }: Snapshot, height: BlockHeight): Partial<Head> {
  return height.hash == null && height.number != null ? { number: block.number } : block
}

/** What a query answers when a handler has failed: the fields that allow it, beside an error. */
function withhold({ data }: ExecutionResult, withheld: ReadonlySet<string>): ExecutionResult {
  const kept = Object.entries(data ?? {}).filter(([key]) => !withheld.has(key))
  return { ...(kept.length > 0 ? { data: Object.fromEntries(kept) } : {}), errors: [indexingError()] }
}

const indexingError = () => new GraphQLError('indexing_error')

/** An entity in the answer has at most as many values as the document has fields. */
function fieldsIn(document: DocumentNode): number {
  let fields = 0
  visit(document, {
    Field() {
      fields += 1
    },
  })
  return fields
}

function checkReached(name: string, asked: number, { number }: Head): void {
  if (asked <= number) return
  throw new GraphQLError(
    `Failed to decode \`block.number\` value: \`subgraph ${name} has only indexed up to block number ${number} and data for block number ${asked} is therefore not yet available\``,
  )
}

/** Limits nested lists. */
function countFound(context: Context, rows: number): void {
  context.found += rows
  checkLimit(context.found, context.maxFound)
}

function checkLimit(count: number, most: number): void {
  if (count > most) throw new GraphQLError('query is too expensive')
}

function isFound(source: unknown): source is Found {
  return typeof source === 'object' && source !== null && 'snapshot' in source
}
