import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Rpc } from '../chain/rpc.ts'
import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { dexRoute } from './dex/route.ts'
import { explorerRoute } from './explorer/route.ts'
import { healthRoute } from './health.ts'
import { imagesRoute } from './images/route.ts'
import { inscriptionsRoute } from './inscriptions/route.ts'
import { ipfsRoute } from './ipfs/route.ts'
import { keeperRoute, type ReportsHealth } from './keeper.ts'
import { nftRoute } from './nft/route.ts'
import { profilesRoute } from './profiles/route.ts'
import { teamsRoute } from './profiles/teams.ts'
import { html, type Route } from './route.ts'
import { snapshotRoutes } from './snapshot/route.ts'
import { squadRoute } from './squad/route.ts'
import { subgraphsRoute } from './subgraphs/route.ts'

export interface Services {
  readonly url: string
  stop(): Promise<void>
}

export interface ServicesOptions {
  readonly rpc: Rpc
  readonly port: number
  readonly deployment: DevnetDeployment
  /** Absent if no keeper runs. */
  readonly keeper?: ReportsHealth
  /** Unsigned votes of one more proposal, to measure with. */
  readonly bulkVotes?: number
}

/** All services of the local chain. */
function createRoutes({ rpc, deployment, keeper, bulkVotes }: ServicesOptions): readonly Route[] {
  return [
    ...(keeper === undefined ? [] : [keeperRoute(keeper)]),
    healthRoute(rpc),
    inscriptionsRoute(rpc),
    dexRoute(rpc, deployment),
    subgraphsRoute(rpc, deployment),
    imagesRoute(deployment),
    profilesRoute(rpc),
    teamsRoute,
    nftRoute(rpc, deployment.nftMarket.contracts),
    squadRoute(),
    // Before the IPFS gateway, which would not find the receipts of votes.
    ...snapshotRoutes(rpc, deployment, bulkVotes === undefined ? {} : { bulkVotes }),
    ipfsRoute(rpc, deployment),
    explorerRoute(rpc, deployment),
  ]
}

export async function startServices(options: ServicesOptions): Promise<Services> {
  return serveRoutes(createRoutes(options), options.port)
}

/** Serves on 127.0.0.1 with CORS for any origin. The first route that returns a response wins. */
export async function serveRoutes(routes: readonly Route[], port: number): Promise<Services> {
  const server = createServer((request, response) => void respond(routes, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function respond(routes: readonly Route[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST',
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end()
    return
  }
  const { status, type, body } = await answer(routes, request)
  response.writeHead(status, { ...cors, 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

async function answer(routes: readonly Route[], request: IncomingMessage) {
  try {
    const url = new URL(request.url ?? '/', 'http://localhost')
    for (const route of routes) {
      const result = await route(url, request)
      if (result !== undefined) return result
    }
    return html(404, 'Not found', '<p>There is no such page.</p>')
  } catch (error) {
    console.error(error)
    return html(502, 'The chain did not answer', '<p>Try again in a moment.</p>')
  }
}
