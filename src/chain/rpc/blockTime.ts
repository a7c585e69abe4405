import type { Block } from './block'
import { parseRecord, parseSafeQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'

/** The longest window; two are measured. A short chain is measured over half of itself. */
const MAX_WINDOW_BLOCKS = 1_000
/** Two windows whose block times are this near to each other, as a part, are steady. */
const STEADY_TOLERANCE = 0.2

/** The blocks before the latest one that a block time is measured from, oldest first; undefined for too short a chain. */
export function blockTimeMarks(latestBlock: number): readonly [number, number] | undefined {
  const window = Math.min(MAX_WINDOW_BLOCKS, Math.floor(latestBlock / 4))
  return window === 0 ? undefined : [latestBlock - 2 * window, latestBlock - window]
}

/** Seconds a block over two windows; undefined where the two differ too much to count on. */
export function steadyBlockTime(oldest: Block, middle: Block, latest: Block): number | undefined {
  const before = secondsPerBlock(oldest, middle)
  const after = secondsPerBlock(middle, latest)
  const isSteady = before > 0 && after > 0 && Math.abs(after / before - 1) <= STEADY_TOLERANCE
  return isSteady ? secondsPerBlock(oldest, latest) : undefined
}

function secondsPerBlock(from: Block, to: Block): number {
  return (to.timestampSec - from.timestampSec) / (to.number - from.number)
}

/**
 * Seconds a block by recent headers, with one HTTP request at most; undefined where it is not steady or the chain is
 * too short. @throws RpcError, NetworkError
 */
export async function readBlockTime(client: RpcClient, latest: Block): Promise<number | undefined> {
  const marks = blockTimeMarks(latest.number)
  if (marks === undefined) return undefined
  const [oldest, middle] = await Promise.all(marks.map((number) => readBlock(client, number)))
  return oldest === undefined || middle === undefined ? undefined : steadyBlockTime(oldest, middle, latest)
}

function readBlock(client: RpcClient, number: number): Promise<Block> {
  return client.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false], (raw) => ({
    number,
    timestampSec: parseSafeQuantity(parseRecord(raw)['timestamp']),
  }))
}
