import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/schema'

/** A document of the exchange's subgraph. Whole and decimal numbers are texts there. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { BigDecimal: string; BigInt: string; Bytes: string }
}>()
