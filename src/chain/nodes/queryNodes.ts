import { ZERO_ADDRESS } from '@/lib/hex'
import { parseHexData, parseQuantity } from '../rpc/parseRpc'
import { isCallError, type RpcClient } from '../rpc/rpcClient'
import { NetworkError, RpcError } from '../rpc/rpcError'
import { nodeClients } from './nodeClients'

/** With three answers, a single wrong one is always outvoted. */
const MAX_NODES = 3
/** How long to wait for the other nodes after the first answer. */
const GRACE_MS = 1_000

interface Refusal {
  readonly node: RpcClient
  readonly error: RpcError
}

const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms))

/** Whether a node also refuses an empty call between zero addresses, which no working node does. */
async function refusesEmptyCall({ node }: Refusal): Promise<boolean> {
  const emptyCall = { from: ZERO_ADDRESS, to: ZERO_ADDRESS, data: '0x' }
  const answered = Promise.all([
    node.request('eth_call', [emptyCall, 'latest'], parseHexData),
    node.request('eth_estimateGas', [emptyCall], parseQuantity),
  ])
  return Promise.race([
    answered.then(
      () => false,
      (thrown: unknown) => thrown instanceof RpcError,
    ),
    wait(GRACE_MS).then(() => false),
  ])
}

/** Drops the refusals of nodes that refuse every call. */
async function credibleRefusals(refusals: readonly Refusal[]): Promise<readonly Refusal[]> {
  const refused = await Promise.all(refusals.map(refusesEmptyCall))
  return refusals.filter((_refusal, i) => refused[i] !== true)
}

/**
 * Asks the best three nodes the same question in parallel; of three sorted answers, a single wrong one is never the
 * median.
 * @returns at least one answer
 * @throws RpcError if at least as many nodes refuse the call as answer it, not counting nodes that refuse every call;
 * NetworkError if none answers
 */
export async function queryNodes<T>(client: RpcClient, read: (node: RpcClient) => Promise<T>): Promise<readonly T[]> {
  const answers: T[] = []
  const refusals: Refusal[] = []
  const attempts = nodeClients(client)
    .slice(0, MAX_NODES)
    .map(async (node) => {
      try {
        answers.push(await read(node))
      } catch (thrown) {
        if (!(thrown instanceof RpcError) || !isCallError(thrown)) throw thrown
        refusals.push({ node, error: thrown })
      }
    })
  const all = Promise.allSettled(attempts)
  // If all of them fail, the client's remaining nodes are tried.
  if (
    await Promise.any(attempts).then(
      () => false,
      () => true,
    )
  )
    return [await read(client)]
  await Promise.race([all, wait(GRACE_MS)])
  const isRefused = refusals.length > 0 && refusals.length >= answers.length
  const counted = isRefused && answers.length > 0 ? await credibleRefusals(refusals) : refusals
  const [refusal] = counted
  if (refusal !== undefined && counted.length >= answers.length) throw refusal.error
  return [...answers]
}

/** The median by `isLess`, the lower one of two; undefined for an empty list. */
export function medianOf<T>(answers: readonly T[], isLess: (one: T, other: T) => boolean): T | undefined {
  const sorted = [...answers].sort((one, other) => (isLess(one, other) ? -1 : 1))
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** The median of the best nodes' answers. @throws as `queryNodes` does */
export async function readMedian<T>(
  client: RpcClient,
  read: (node: RpcClient) => Promise<T>,
  isLess: (one: T, other: T) => boolean,
): Promise<T> {
  const middle = medianOf(await queryNodes(client, read), isLess)
  if (middle === undefined) throw new NetworkError('No node answers')
  return middle
}
