import type { RpcClient } from '../rpc/rpcClient'
import { nodeClients } from './nodeClients'

export interface QuorumRead<T> {
  readonly read: (node: RpcClient) => Promise<T>
  /** Whether a single node's answer is enough, because a wrong one does no harm. */
  readonly isHarmless: (answer: T) => boolean
  /** The result of two agreeing answers; undefined if they contradict each other. */
  readonly reconcile: (one: T, other: T) => T | undefined
  /** The result while nodes contradict each other. */
  readonly fallback: T
}

/**
 * Asks nodes in order, best first, until two agree; a single answer counts if no other node responds.
 * @throws the first error if no node answers
 */
export async function quorumRead<T>(
  client: RpcClient,
  { read, isHarmless, reconcile, fallback }: QuorumRead<T>,
): Promise<T> {
  const answers: T[] = []
  let failure: unknown
  for (const node of nodeClients(client)) {
    try {
      const answer = await read(node)
      if (isHarmless(answer)) return answer
      for (const other of answers) {
        const agreed = reconcile(other, answer)
        if (agreed !== undefined) return agreed
      }
      answers.push(answer)
    } catch (thrown) {
      failure ??= thrown
    }
  }
  const [only, ...others] = answers
  if (only === undefined) throw failure
  return others.length === 0 ? only : fallback
}
