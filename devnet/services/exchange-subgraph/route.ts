import type { Rpc } from '../../chain/rpc.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { readJsonBody } from '../readJsonBody.ts'
import { json, type Route } from '../route.ts'
import type { createQuery, GraphRequest } from './query.ts'

/** Path of the subgraph. */
const PATH = '/subgraphs/name/exchange'
const MAX_BODY_BYTES = 100_000

/** The exchange's subgraph: GraphQL by POST, from the logs of the factory and its pairs. */
export function exchangeSubgraphRoute(rpc: Rpc, deployment: DevnetDeployment): Route {
  let query: ReturnType<typeof createQuery> | undefined

  async function load() {
    // Imported lazily: these depend on ethers and graphql, which would slow down the start.
    const [{ createQuery }, { createExchangeIndex }] = await Promise.all([
      import('./query.ts'),
      import('./exchangeIndex.ts'),
    ])
    return createQuery(createExchangeIndex(rpc, deployment))
  }

  return async ({ pathname }, request) => {
    if (pathname !== PATH) return undefined
    if (request.method !== 'POST') return json(405, { errors: [{ message: 'a query is posted' }] })
    const asked = readRequest(await readJsonBody(request, MAX_BODY_BYTES))
    if (asked === undefined)
      return json(400, { errors: [{ message: 'expected a JSON body with a query and optional variables' }] })
    query ??= await load()
    return json(200, await query(asked))
  }
}

function readRequest(body: unknown): GraphRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { query, variables } = body as { readonly query?: unknown; readonly variables?: unknown }
  if (typeof query !== 'string') return undefined
  if (variables == null) return { query, variables: {} }
  return typeof variables === 'object' && !Array.isArray(variables)
    ? { query, variables: variables as GraphRequest['variables'] }
    : undefined
}
