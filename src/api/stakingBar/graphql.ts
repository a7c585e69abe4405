import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/schema'

/** A document of a staking bar's subgraph. Decimal numbers are texts there. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { BigDecimal: string }
}>()
