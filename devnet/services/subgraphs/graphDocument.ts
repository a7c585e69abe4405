import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import type { GraphRequest } from './graphRequest.ts'

const MAX_TOKENS = 4_000
const MAX_ERRORS = 5
/** Levels of objects and lists in the variables. */
const MAX_DEPTH = 50

/**
 * Parses a query and checks it against a schema. Returns what is wrong with it instead if it does not fit.
 * @throws GraphQLError if it cannot be parsed, is too long, or its variables are nested too deeply
 */
export function readDocument(
  schema: GraphQLSchema,
  { query, variables }: GraphRequest,
): DocumentNode | readonly GraphQLError[] {
  if (isDeeper(variables, MAX_DEPTH))
    throw new GraphQLError(`query has a depth that exceeds the limit of \`${MAX_DEPTH}\``)
  const document = parseQuery(query)
  const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
  return errors.length > 0 ? errors : document
}

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: MAX_TOKENS })
  } catch (error) {
    // The parser calls itself for each nested value.
    if (error instanceof RangeError) throw new GraphQLError('query is nested too deeply', { originalError: error })
    throw error
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1))
}
