import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import { parseAddress, parseHash, parseHexData, parseRecord, parseSafeQuantity } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'

/**
 * As in `eth_getLogs`: no address matches any contract, and a list any of its contracts; in `topics`, a list matches any
 * of its entries and null any topic.
 */
export interface LogFilter {
  readonly address?: Address | readonly Address[]
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
}

export interface ChainLog {
  /** Absent if the filter has a single address. */
  readonly address?: Address
  readonly blockNumber: number
  readonly logIndex: number
  readonly topics: readonly Hex[]
  readonly data: Hex
  /** Unix seconds; absent if the node does not return it. */
  readonly timestampSec?: number
  /** Absent if the node does not return it. */
  readonly transactionHash?: Hex
}

export interface LogScan {
  readonly logs: readonly ChainLog[]
  /** The first block that was read; later than requested if the request limit was reached. */
  readonly fromBlock: number
  readonly toBlock: number
}

/** Block ranges to try, from the most generous to the strictest nodes. */
const RANGES: readonly number[] = [Number.MAX_SAFE_INTEGER, 100_000, 10_000, 2_000, 500]
/** Request limit of one scan. */
const MAX_REQUESTS = 24

/** An address as an indexed event argument. */
export function addressTopic(address: Address): Hex {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}

/**
 * Reads the logs of a block range backwards from its end, with shorter ranges if the node refuses, until the range or
 * the request limit is exhausted.
 * @throws RpcError if even the shortest range is refused, NetworkError
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

function parseLog(raw: unknown, asked: LogFilter['address']): ChainLog {
  const entry = parseRecord(raw)
  const address = parseAddress(entry['address'])
  const allowed = asked === undefined ? undefined : [asked].flat()
  if (allowed?.some((contract) => isSameAddress(contract, address)) === false)
    throw new Error('A log of another contract')
  if (!Array.isArray(entry['topics'])) throw new Error('No topics')
  const { blockTimestamp: time, transactionHash: hash } = entry
  return {
    ...(typeof asked === 'string' ? {} : { address }),
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
