import { readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema } from '../../devnet/services/exchange-subgraph/schema'
import { GRAPH_SERVICES, generateGraphSchema, schemaFile, typesFile } from '../../scripts/generateGraphSchemas'

describe('GraphQL schemas', () => {
  it.each(GRAPH_SERVICES)('of %s match the generated types; run `npm run graphs` if this fails', (service) => {
    expect(readFileSync(typesFile(service), 'utf8')).toBe(generateGraphSchema(service))
  })

  it('only contain what the exchange subgraph has', () => {
    const asked = buildSchema(readFileSync(schemaFile('exchange'), 'utf8'))
    expect(findBreakingChanges(asked, createSchema())).toEqual([])
  })
})
