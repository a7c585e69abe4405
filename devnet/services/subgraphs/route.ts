import type { IndexedDeployment } from '../../../subgraphs/manifest.ts'
import { type NetworkSubgraph, subgraphsOf } from '../../../subgraphs/subgraphs.ts'
import type { Rpc } from '../../chain/rpc.ts'
import { readJsonBody } from '../readJsonBody.ts'
import { json, type Route } from '../route.ts'
import type { createQuery } from './graphQuery.ts'
import { readGraphRequest } from './graphRequest.ts'

/** Path of the subgraphs, as in a graph-node. */
const FOLDER = '/subgraphs/name/'
const MAX_BODY_BYTES = 100_000

type Query = ReturnType<typeof createQuery>

/** GraphQL by POST for each subgraph, whose compiled mappings run on the local chain. */
export function subgraphsRoute(rpc: Rpc, deployment: IndexedDeployment): Route {
  const subgraphs = subgraphsOf(deployment)
  const queries = new Map<string, Promise<Query>>()

  return async ({ pathname }, request) => {
    const subgraph = subgraphs.find(({ name }) => pathname === FOLDER + name)
    if (subgraph === undefined) return undefined
    if (request.method !== 'POST') return json(405, { errors: [{ message: 'a query is posted' }] })
    const asked = readGraphRequest(await readJsonBody(request, MAX_BODY_BYTES))
    if (asked === undefined)
      return json(400, {
        errors: [{ message: 'expected a JSON body with a query, and optionally variables and operationName' }],
      })
    const loading = queries.get(pathname) ?? load(rpc, subgraph)
    queries.set(pathname, loading)
    const query = await loading
    return json(200, await query(asked))
  }
}

async function load(rpc: Rpc, subgraph: NetworkSubgraph): Promise<Query> {
  // Imported lazily: these depend on ethers and graphql, which would slow down the start.
  const [{ createQuery }, { createChainReader }, { loadSubgraph }, { createSubgraphIndex }] = await Promise.all([
    import('./graphQuery.ts'),
    import('./chainReader.ts'),
    import('./subgraph.ts'),
    import('./subgraphIndex.ts'),
  ])
  const loaded = await loadSubgraph(subgraph)
  return createQuery(loaded, createSubgraphIndex(createChainReader(rpc), loaded))
}
