import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/schema'

/** A query document for the NFT market's subgraph. Its BigInt, BigDecimal and Bytes values are strings. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { BigDecimal: string; BigInt: string; Bytes: string }
}>()
