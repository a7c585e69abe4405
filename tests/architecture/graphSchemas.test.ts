import { readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createApiSchema } from '../../devnet/services/subgraphs/apiSchema'
import { readEntitySchema } from '../../devnet/services/subgraphs/entitySchema'
import { GRAPH_SERVICES, generateGraphSchema, schemaFile, typesFile } from '../../scripts/generateGraphSchemas'

/** Folder of the subgraph that answers a service's queries. */
const SUBGRAPHS = {
  competition: 'competition',
  exchange: 'exchange',
  lottery: 'lottery',
  prediction: 'prediction',
  profile: 'profile',
  stakingBar: 'staking-bar',
  vaults: 'vaults',
} as const

describe('GraphQL schemas', () => {
  it.each(GRAPH_SERVICES)('of %s match the generated types; run `npm run graphs` if this fails', (service) => {
    expect(readFileSync(typesFile(service), 'utf8')).toBe(generateGraphSchema(service))
  })

  it.each(GRAPH_SERVICES)('of %s only contain what its subgraph has', (service) => {
    const asked = buildSchema(readFileSync(schemaFile(service), 'utf8'))
    const path = new URL(`../../subgraphs/${SUBGRAPHS[service]}/schema.graphql`, import.meta.url)
    const answered = createApiSchema(readEntitySchema(readFileSync(path, 'utf8')))
    expect(findBreakingChanges(asked, answered)).toEqual([])
  })
})
