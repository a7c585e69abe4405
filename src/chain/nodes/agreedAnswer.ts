import type { RpcClient } from '../rpcClient'
import { nodeClients } from './nodeClients'

export interface Question<T> {
  readonly read: (node: RpcClient) => Promise<T>
  /** An answer that harms nobody where it is wrong: one node is enough. */
  readonly isHarmless: (answer: T) => boolean
  /** What two answers say alike; undefined where they contradict each other. */
  readonly common: (one: T, other: T) => T | undefined
  /** What counts while nodes contradict each other. */
  readonly undecided: T
}

/**
 * What two nodes say alike, asked one after the other from the best on; what one says where no other can be asked.
 * @throws what the best one threw where none answers
 */
export async function agreedAnswer<T>(
  client: RpcClient,
  { read, isHarmless, common, undecided }: Question<T>,
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
