import { readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema } from '../../devnet/services/exchange-subgraph/schema'
import { GRAPH_SERVICES, generateGraphSchema, schemaFile, typesFile } from '../../scripts/generateGraphSchemas'

describe('the schemas of the GraphQL services', () => {
  it.each(GRAPH_SERVICES)('of %s are what its types say: run `npm run graphs` where this fails', (service) => {
    expect(readFileSync(typesFile(service), 'utf8')).toBe(generateGraphSchema(service))
  })

  it('have nothing of the exchange that the subgraph itself does not have', () => {
    const asked = buildSchema(readFileSync(schemaFile('exchange'), 'utf8'))
    expect(findBreakingChanges(asked, createSchema())).toEqual([])
  })
})
