import type { CallKey } from '@/chain/calls/call'
import type { CallListeners, CallResults } from './multicallSlice'

/** The smallest `blocksPerFetch` among the listeners. */
function smallestGap(counts: Readonly<Record<number, number>>): number | undefined {
  const gaps = Object.entries(counts).flatMap(([blocks, count]) => (count > 0 ? [Number(blocks)] : []))
  return gaps.length === 0 ? undefined : Math.min(...gaps)
}

/** The calls to fetch for `latestBlock`: listened, outdated, and not being fetched for a recent enough block. */
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

/** The minimum block of an acceptable answer. */
export function requiredBlock(keys: readonly CallKey[], results: CallResults, latestBlock: number): number {
  return keys.reduce((block, key) => Math.max(block, results[key]?.minBlockNumber ?? 0), latestBlock)
}

/** Splits a list into the fewest chunks of at most `maxSize` and similar size. */
export function chunkCalls<T>(items: readonly T[], maxSize: number): T[][] {
  const count = Math.ceil(items.length / maxSize)
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size))
}
