import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/schema'

/** A query document for the farm auctions' subgraph. Its BigInt and BigDecimal values are strings. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { Bytes: string; BigDecimal: string; BigInt: string }
}>()
