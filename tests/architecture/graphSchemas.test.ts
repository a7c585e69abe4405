import { readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges } from 'graphql'
import { describe, expect, it } from 'vitest'
import { hubSchema } from '../../devnet/services/snapshot/hubSchema'
import { createApiSchema } from '../../devnet/services/subgraphs/apiSchema'
import { readEntitySchema } from '../../devnet/services/subgraphs/entitySchema'
import { GRAPH_SERVICES, generateGraphSchema, schemaFile, typesFile } from '../../scripts/generateGraphSchemas'

/** Folder of the subgraph that answers a service's queries. The hub of votes is not a subgraph. */
const SUBGRAPHS = {
  auction: 'farm-auctions',
  competition: 'competition',
  exchange: 'exchange',
  lottery: 'lottery',
  prediction: 'prediction',
  profile: 'profile',
  stakingBar: 'staking-bar',
  vaults: 'vaults',
} as const
const SUBGRAPH_SERVICES = Object.keys(SUBGRAPHS) as (keyof typeof SUBGRAPHS)[]

describe('GraphQL schemas', () => {
  it.each(GRAPH_SERVICES)('of %s match the generated types; run `npm run graphs` if this fails', (service) => {
    expect(readFileSync(typesFile(service), 'utf8')).toBe(generateGraphSchema(service))
  })

  it('of the snapshot hub only contains what the hub has', () => {
    expect(findBreakingChanges(buildSchema(readFileSync(schemaFile('snapshot'), 'utf8')), hubSchema)).toEqual([])
  })

  it.each(SUBGRAPH_SERVICES)('of %s only contain what its subgraph has', (service) => {
    const asked = buildSchema(readFileSync(schemaFile(service), 'utf8'))
    const path = new URL(`../../subgraphs/${SUBGRAPHS[service]}/schema.graphql`, import.meta.url)
    const answered = createApiSchema(readEntitySchema(readFileSync(path, 'utf8')))
    expect(findBreakingChanges(asked, answered)).toEqual([])
  })
})
