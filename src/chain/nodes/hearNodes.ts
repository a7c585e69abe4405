import { isOfTheCall, type RpcClient } from '../rpcClient'
import { NetworkError, RpcError } from '../rpcError'
import { nodeClients } from './nodeClients'

/** Enough that one who lies stands alone. */
const MAX_HEARD = 3
/** How long those that did not answer yet may take once one has. */
const GRACE_MS = 1_000

/**
 * What the best nodes answer to the same question, asked at once: of three one lie is never the middle one.
 * @returns at least one answer
 * @throws RpcError where at least as many refuse the call itself as answer it; NetworkError where none answers
 */
export async function hearNodes<T>(client: RpcClient, read: (node: RpcClient) => Promise<T>): Promise<readonly T[]> {
  const answers: T[] = []
  const refusals: RpcError[] = []
  const attempts = nodeClients(client).slice(0, MAX_HEARD).map(async (node) => {
    try {
      answers.push(await read(node))
    } catch (thrown) {
      if (!(thrown instanceof RpcError) || !isOfTheCall(thrown)) throw thrown
      refusals.push(thrown)
    }
  })
  const all = Promise.allSettled(attempts)
  // Where none of them says anything there may be others who do.
  if (await Promise.any(attempts).then(() => false, () => true)) return [await read(client)]
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, GRACE_MS))])
  const [refusal] = refusals
  if (refusal !== undefined && refusals.length >= answers.length) throw refusal
  return [...answers]
}

/** The middle one, of two the first by `isLess`; undefined of none. */
export function middleOf<T>(answers: readonly T[], isLess: (one: T, other: T) => boolean): T | undefined {
  const sorted = [...answers].sort((one, other) => (isLess(one, other) ? -1 : 1))
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** The middle one of what the best nodes answer. @throws as `hearNodes` does */
export async function readMiddle<T>(client: RpcClient, read: (node: RpcClient) => Promise<T>, isLess: (one: T, other: T) => boolean): Promise<T> {
  const middle = middleOf(await hearNodes(client, read), isLess)
  if (middle === undefined) throw new NetworkError('No node answers')
  return middle
}
