import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/schema'

/** A query document for a staking bar's subgraph. Its BigDecimal values are strings. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { BigDecimal: string }
}>()
