import type { BenchRow } from './figures'
import { timeMs } from './timing'

/** One way to code a multicall of balance and allowance calls. */
export interface Coder {
  readonly name: string
  encode(): string
  decode(result: string): readonly bigint[]
}

/**
 * Times each coder on the same calls and the same answer.
 * @throws where the bytes or the values of one differ from those of the first
 */
export function compareCoders(count: number, coders: readonly Coder[], answer: string, budgetMs?: number): BenchRow[] {
  const [ours, ...others] = coders
  if (ours === undefined) return []
  for (const other of others) {
    if (other.encode() !== ours.encode()) throw new Error(`${other.name} writes other bytes than ${ours.name}`)
    if (other.decode(answer).join() !== ours.decode(answer).join())
      throw new Error(`${other.name} reads other values than ${ours.name}`)
  }
  return coders.map((coder, index) => {
    const encodeMs = timeMs(() => coder.encode())
    const decodeMs = timeMs(() => coder.decode(answer))
    return {
      name: `multicall of ${count}, ${coder.name}`,
      value: encodeMs + decodeMs,
      unit: 'ms',
      ...(index === 0 && budgetMs !== undefined ? { budget: budgetMs } : {}),
      note: `encode ${encodeMs.toFixed(2)}, decode ${decodeMs.toFixed(2)}`,
    }
  })
}
