import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/schema'

/** A query document for the profiles' subgraph. Its BigInt and Bytes values are strings. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { BigInt: string; Bytes: string }
}>()
