import type { CallKey } from '@/chain/calls/call'
import type { CallListeners, CallResults } from './multicallSlice'

/** How fresh each wanted call must be: the smallest gap that one of its readers asked for. */
function smallestGap(counts: Readonly<Record<number, number>>): number | undefined {
  const gaps = Object.entries(counts).flatMap(([blocks, count]) => (count > 0 ? [Number(blocks)] : []))
  return gaps.length === 0 ? undefined : Math.min(...gaps)
}

/** The calls that must be fetched for `latestBlock`: wanted, not fresh enough, and not being fetched for a fresh enough block. */
export function outdatedCalls(listeners: CallListeners, results: CallResults, latestBlock: number): CallKey[] {
  return Object.entries(listeners).flatMap(([key, counts]): CallKey[] => {
    const gap = smallestGap(counts)
    if (gap === undefined) return []
    const result = results[key]
    const required = Math.max(latestBlock - (gap - 1), result?.minBlockNumber ?? 0)
    const newest = Math.max(result?.fetchingBlockNumber ?? -1, result?.blockNumber ?? -1)
    return newest >= required ? [] : [key as CallKey]
  })
}

/** The block that an answer must at least be of. */
export function requiredBlock(keys: readonly CallKey[], results: CallResults, latestBlock: number): number {
  return keys.reduce((block, key) => Math.max(block, results[key]?.minBlockNumber ?? 0), latestBlock)
}

/** Splits into the fewest chunks of at most `maxSize`, all about the same size. */
export function chunkCalls<T>(items: readonly T[], maxSize: number): T[][] {
  const count = Math.ceil(items.length / maxSize)
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size))
}
