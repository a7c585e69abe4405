import type { IncomingMessage } from 'node:http'
import type { Rpc } from '../../chain/rpc.ts'
import { contentRoute, createContentStore } from '../ipfs/contentStore.ts'
import { readJsonBody } from '../readJsonBody.ts'
import { type Answer, json, type Route } from '../route.ts'
import { readGraphRequest } from '../subgraphs/graphRequest.ts'
import { RefusedError, StateMissingError } from './errors.ts'
import type { VotingDeployment } from './powerSources.ts'
import type { HubService } from './service.ts'

export interface SnapshotOptions {
  /** Votes of a further proposal, which are not signed; 0 by default. */
  readonly bulkVotes?: number
}

const FOLDER = '/snapshot'
/** Snapshot's own limit of a message. */
const MAX_MESSAGE_BYTES = 100_000
const MAX_QUERY_BYTES = 100_000
/** Enough for the votes of one verification. */
const MAX_VERIFY_BYTES = 8_000_000

/**
 * A Snapshot hub: /snapshot/graphql, /snapshot/api/msg for signed messages, /snapshot/verify, and the receipts at
 * /ipfs/{cid}, which therefore must be asked before the IPFS gateway. The first request loads the seeded proposals.
 */
export function snapshotRoutes(
  rpc: Rpc,
  deployment: VotingDeployment,
  options: SnapshotOptions = {},
): readonly Route[] {
  const content = createContentStore()
  let loading: Promise<HubService> | undefined
  const load = async () => {
    // Imported lazily: these depend on ethers and graphql, which would slow down the start.
    const { startHubService } = await import('./service.ts')
    return startHubService({ rpc, deployment, content, bulkVotes: options.bulkVotes ?? 0 })
  }
  const service = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const route: Route = async ({ pathname }, request) => {
    if (pathname !== FOLDER && !pathname.startsWith(`${FOLDER}/`)) return undefined
    const handle = handlers[pathname.slice(FOLDER.length)]
    if (handle === undefined)
      return json(404, { error: 'ask for /snapshot/graphql, /snapshot/api/msg or /snapshot/verify' })
    if (request.method !== 'POST') return json(405, refusal('a request is posted'))
    return handle(service, request)
  }
  return [contentRoute(content), route]
}

type Handler = (service: () => Promise<HubService>, request: IncomingMessage) => Promise<Answer>

const handlers: Readonly<Record<string, Handler>> = {
  async '/graphql'(service, request) {
    const asked = readGraphRequest(await readJsonBody(request, MAX_QUERY_BYTES))
    if (asked === undefined) return json(400, { errors: [{ message: 'expected a JSON body with a query' }] })
    return json(200, await (await service()).query(asked))
  },
  async '/api/msg'(service, request) {
    const body = await readJsonBody(request, MAX_MESSAGE_BYTES)
    if (body === undefined) return json(400, refusal(`expected JSON of at most ${MAX_MESSAGE_BYTES} bytes`))
    return answer(async () => (await service()).hub.submit(body))
  },
  async '/verify'(service, request) {
    const body = await readJsonBody(request, MAX_VERIFY_BYTES)
    if (body === undefined) return json(400, refusal(`expected JSON of at most ${MAX_VERIFY_BYTES} bytes`))
    return answer(async () => ({ data: await (await service()).verify(body) }))
  },
}

/** Refusals have the form of Snapshot's sequencer. */
async function answer(run: () => Promise<unknown>): Promise<Answer> {
  try {
    return json(200, await run())
  } catch (error) {
    if (error instanceof RefusedError) return json(400, refusal(error.message))
    if (error instanceof StateMissingError)
      return json(503, { error: 'server_error', error_description: error.message })
    throw error
  }
}

function refusal(description: string) {
  return { error: 'client_error', error_description: description }
}
