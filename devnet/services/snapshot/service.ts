import type { ExecutionResult } from 'graphql'
import type { Rpc } from '../../chain/rpc.ts'
import type { ContentStore } from '../ipfs/contentStore.ts'
import type { GraphRequest } from '../subgraphs/graphRequest.ts'
import { createHub, type Hub } from './hub.ts'
import { createHubQuery } from './hubQuery.ts'
import { createPowerReader } from './powerReader.ts'
import { powerSourcesOf, strategiesOf, type VotingDeployment } from './powerSources.ts'
import type { Clock } from './rules.ts'
import { addBulkVotes, seededSpace, seedHub } from './seeds.ts'
import { verifyVotes } from './verify.ts'

/** The hub and what it answers. */
export interface HubService {
  readonly hub: Hub
  query(request: GraphRequest): Promise<ExecutionResult>
  verify(body: unknown): Promise<unknown>
}

interface ServiceOptions {
  readonly rpc: Rpc
  readonly deployment: VotingDeployment
  readonly content: ContentStore
  /** Votes without a signature for one more proposal; 0 for no such proposal. */
  readonly bulkVotes: number
}

/** Starts a hub with the seeded proposals, whose snapshot block is the latest one. */
export async function startHubService({ rpc, deployment, content, bulkVotes }: ServiceOptions): Promise<HubService> {
  const [accounts, chainId] = await rpc.batch([
    { method: 'eth_accounts', params: [] },
    { method: 'eth_chainId', params: [] },
  ])
  const sources = powerSourcesOf(deployment)
  const hub = createHub({
    chainId: Number(chainId),
    spaces: [seededSpace(accounts as readonly string[])],
    strategies: strategiesOf(sources, Number(chainId)),
    power: createPowerReader(rpc, deployment.contracts.multicall, sources),
    content,
    readClock: createClock(rpc),
  })
  await seedHub(hub, rpc, accounts as readonly string[])
  if (bulkVotes > 0) await addBulkVotes(hub, rpc, accounts as readonly string[], bulkVotes)
  return { hub, query: createHubQuery(hub), verify: (body) => verifyVotes(hub, body) }
}

/** The later of both times, because the local chain's can be moved ahead, and stands still without transactions. */
function createClock(rpc: Rpc): () => Promise<Clock> {
  return async () => {
    const latest = (await rpc.send('eth_getBlockByNumber', ['latest', false])) as { number: string; timestamp: string }
    const wallSec = Math.floor(Date.now() / 1_000)
    return { nowSec: Math.max(Number(latest.timestamp), wallSec), wallSec, block: Number(latest.number) }
  }
}
