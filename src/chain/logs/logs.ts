import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import { parseAddress, parseHash, parseHexData, parseRecord, parseSafeQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'

/**
 * Which logs: those of one contract, or of any where none is named, whose topics match; a list at a place means any of
 * it, null any topic at all.
 */
export interface LogFilter {
  readonly address?: Address
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
}

export interface ChainLog {
  /** Whose it is, where the filter names nobody. */
  readonly address?: Address
  readonly blockNumber: number
  readonly logIndex: number
  readonly topics: readonly Hex[]
  readonly data: Hex
  /** Unix seconds; absent where the node does not tell it. */
  readonly timestampSec?: number
  /** Absent where the node does not tell it. */
  readonly transactionHash?: Hex
}

export interface LogScan {
  /** Oldest first. */
  readonly logs: readonly ChainLog[]
  /** The first block that was read: above the one asked for where the node gives too little at once. */
  readonly fromBlock: number
  readonly toBlock: number
}

/** Blocks a request, from what generous nodes give to what the meanest do. */
const RANGES: readonly number[] = [Number.MAX_SAFE_INTEGER, 100_000, 10_000, 2_000, 500]
/** Requests that one scan may take. */
const MAX_REQUESTS = 24

/** An address as an indexed argument stands in a log's topics. */
export function addressTopic(address: Address): Hex {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}

/**
 * The logs of a range of blocks, the newest first until the range or the requests end: a node that refuses a range is
 * asked for shorter ones. @throws RpcError where it gives none at all, NetworkError
 */
export async function scanLogs(
  client: RpcClient,
  filter: LogFilter,
  fromBlock: number,
  toBlock: number,
): Promise<LogScan> {
  const parts: (readonly ChainLog[])[] = []
  let end = toBlock
  let step = 0
  for (let requests = 0; end >= fromBlock && requests < MAX_REQUESTS; requests++) {
    const start = Math.max(fromBlock, end - (RANGES[step] ?? 1) + 1)
    try {
      parts.unshift(await readLogs(client, filter, start, end))
      end = start - 1
    } catch (error) {
      if (!(error instanceof RpcError) || step === RANGES.length - 1) throw error
      step += 1
    }
  }
  return { logs: parts.flat(), fromBlock: end + 1, toBlock }
}

async function readLogs(
  client: RpcClient,
  { address, topics }: LogFilter,
  fromBlock: number,
  toBlock: number,
): Promise<readonly ChainLog[]> {
  const range = { fromBlock: toQuantity(fromBlock), toBlock: toQuantity(toBlock) }
  const logs = await client.request('eth_getLogs', [{ ...(address && { address }), topics, ...range }], (raw) => {
    if (!Array.isArray(raw)) throw new Error('Not a list of logs')
    return raw.map((entry: unknown) => parseLog(entry, address))
  })
  return logs.sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)
}

function parseLog(raw: unknown, asked: Address | undefined): ChainLog {
  const entry = parseRecord(raw)
  const address = parseAddress(entry['address'])
  if (asked !== undefined && !isSameAddress(address, asked)) throw new Error('A log of another contract')
  if (!Array.isArray(entry['topics'])) throw new Error('No topics')
  const { blockTimestamp: time, transactionHash: hash } = entry
  return {
    ...(asked === undefined ? { address } : {}),
    blockNumber: parseSafeQuantity(entry['blockNumber']),
    logIndex: parseSafeQuantity(entry['logIndex']),
    topics: entry['topics'].map(parseHash),
    data: parseHexData(entry['data']),
    ...(typeof time === 'string' ? { timestampSec: parseSafeQuantity(time) } : {}),
    ...(typeof hash === 'string' ? { transactionHash: parseHash(hash) } : {}),
  }
}

function toQuantity(value: number): Hex {
  return `0x${value.toString(16)}`
}
