import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './generated/schema'

/** A query document for the Snapshot hub. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { Any: unknown }
}>()
