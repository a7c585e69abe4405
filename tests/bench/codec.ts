import type { BenchRow } from './figures'
import { timeMs } from './timing'

/** One implementation that codes a multicall of balance and allowance calls. */
export interface Coder {
  readonly name: string
  encode(): string
  decode(result: string): readonly bigint[]
}

/**
 * Times each coder on the same calls and the same response.
 * @throws if bytes or values differ from those of the first coder
 */
export function compareCoders(count: number, coders: readonly Coder[], answer: string, budgetMs?: number): BenchRow[] {
  const [ours, ...others] = coders
  if (ours === undefined) return []
  for (const other of others) {
    if (other.encode() !== ours.encode()) throw new Error(`${other.name} encodes differently from ${ours.name}`)
    if (other.decode(answer).join() !== ours.decode(answer).join())
      throw new Error(`${other.name} decodes differently from ${ours.name}`)
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
