import { ZERO_ADDRESS } from '@/lib/hex'
import { parseHexData, parseQuantity } from '../rpc/parseRpc'
import { isCallError, type RpcClient } from '../rpc/rpcClient'
import { NetworkError, RpcError } from '../rpc/rpcError'
import { nodeClients } from './nodeClients'

/** Enough that one who lies stands alone. */
const MAX_HEARD = 3
/** How long those that did not answer yet may take once one has. */
const GRACE_MS = 1_000

interface Refusal {
  readonly node: RpcClient
  readonly error: RpcError
}

const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms))

/** Whether a node also refuses what no honest one does, to run nothing from nobody to nobody. */
async function refusesAll({ node }: Refusal): Promise<boolean> {
  const nothing = { from: ZERO_ADDRESS, to: ZERO_ADDRESS, data: '0x' }
  const asked = Promise.all([
    node.request('eth_call', [nothing, 'latest'], parseHexData),
    node.request('eth_estimateGas', [nothing], parseQuantity),
  ])
  return Promise.race([
    asked.then(
      () => false,
      (thrown: unknown) => thrown instanceof RpcError,
    ),
    wait(GRACE_MS).then(() => false),
  ])
}

/** The refusals that count beside an answer: what refuses every call says nothing of this one. */
async function credible(refusals: readonly Refusal[]): Promise<readonly Refusal[]> {
  const refused = await Promise.all(refusals.map(refusesAll))
  return refusals.filter((_refusal, i) => refused[i] !== true)
}

/**
 * What the best nodes answer to the same question, asked at once: of three one lie is never the middle one.
 * @returns at least one answer
 * @throws RpcError where at least as many refuse the call itself as answer it, those aside that refuse every call;
 * NetworkError where none answers
 */
export async function queryNodes<T>(client: RpcClient, read: (node: RpcClient) => Promise<T>): Promise<readonly T[]> {
  const answers: T[] = []
  const refusals: Refusal[] = []
  const attempts = nodeClients(client)
    .slice(0, MAX_HEARD)
    .map(async (node) => {
      try {
        answers.push(await read(node))
      } catch (thrown) {
        if (!(thrown instanceof RpcError) || !isCallError(thrown)) throw thrown
        refusals.push({ node, error: thrown })
      }
    })
  const all = Promise.allSettled(attempts)
  // Where none of them says anything there may be others who do.
  if (
    await Promise.any(attempts).then(
      () => false,
      () => true,
    )
  )
    return [await read(client)]
  await Promise.race([all, wait(GRACE_MS)])
  const isRefused = refusals.length > 0 && refusals.length >= answers.length
  const counted = isRefused && answers.length > 0 ? await credible(refusals) : refusals
  const [refusal] = counted
  if (refusal !== undefined && counted.length >= answers.length) throw refusal.error
  return [...answers]
}

/** The middle one, of two the first by `isLess`; undefined of none. */
export function medianOf<T>(answers: readonly T[], isLess: (one: T, other: T) => boolean): T | undefined {
  const sorted = [...answers].sort((one, other) => (isLess(one, other) ? -1 : 1))
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** The middle one of what the best nodes answer. @throws as `queryNodes` does */
export async function readMedian<T>(
  client: RpcClient,
  read: (node: RpcClient) => Promise<T>,
  isLess: (one: T, other: T) => boolean,
): Promise<T> {
  const middle = medianOf(await queryNodes(client, read), isLess)
  if (middle === undefined) throw new NetworkError('No node answers')
  return middle
}
