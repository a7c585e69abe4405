import type { RpcClient } from '../rpc/rpcClient'
import { nodeClients } from './nodeClients'

export interface QuorumRead<T> {
  readonly read: (node: RpcClient) => Promise<T>
  /** An answer that does no harm if it is wrong: one node is enough. */
  readonly isHarmless: (answer: T) => boolean
  /** What both answers agree on; undefined if they contradict each other. */
  readonly common: (one: T, other: T) => T | undefined
  /** The result while nodes contradict each other. */
  readonly undecided: T
}

/**
 * Reads until two nodes agree, starting with the best; a single answer counts if no other node responds.
 * @throws the first error if no node answers
 */
export async function quorumRead<T>(
  client: RpcClient,
  { read, isHarmless, common, undecided }: QuorumRead<T>,
): Promise<T> {
  const told: T[] = []
  let failure: unknown
  for (const node of nodeClients(client)) {
    try {
      const answer = await read(node)
      if (isHarmless(answer)) return answer
      for (const other of told) {
        const both = common(other, answer)
        if (both !== undefined) return both
      }
      told.push(answer)
    } catch (thrown) {
      failure ??= thrown
    }
  }
  const [only, ...others] = told
  if (only === undefined) throw failure
  return others.length === 0 ? only : undecided
}
