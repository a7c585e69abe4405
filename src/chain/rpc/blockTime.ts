import type { Block } from './block'
import { parseRecord, parseSafeQuantity } from './parseRpc'
import type { RpcClient } from './rpcClient'

/** Block times are averaged over two windows of at most this length; on a short chain over half of it. */
const MAX_WINDOW_BLOCKS = 1_000
/** Largest relative difference between the two windows. */
const STEADY_TOLERANCE = 0.2

/**
 * The two blocks before the latest one to measure a block time from, oldest first; undefined if the chain is too short.
 */
export function blockTimeSamples(latestBlock: number): readonly [number, number] | undefined {
  const window = Math.min(MAX_WINDOW_BLOCKS, Math.floor(latestBlock / 4))
  return window === 0 ? undefined : [latestBlock - 2 * window, latestBlock - window]
}

/** Seconds per block over two windows; undefined if they differ too much. */
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
 * Average seconds per block, measured with one HTTP request; undefined if it varies too much or the chain is too short.
 * @throws RpcError, NetworkError
 */
export async function readBlockTime(client: RpcClient, latest: Block): Promise<number | undefined> {
  const samples = blockTimeSamples(latest.number)
  if (samples === undefined) return undefined
  const [oldest, middle] = await Promise.all(samples.map((number) => readBlock(client, number)))
  return oldest === undefined || middle === undefined ? undefined : steadyBlockTime(oldest, middle, latest)
}

function readBlock(client: RpcClient, number: number): Promise<Block> {
  return client.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false], (raw) => ({
    number,
    timestampSec: parseSafeQuantity(parseRecord(raw)['timestamp']),
  }))
}
