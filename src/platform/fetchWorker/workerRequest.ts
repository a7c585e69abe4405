import { isRecord } from '@/lib/record'
import { isSafeWebUrl } from '@/lib/webUrl'
import type { TextRequest } from '../fetchText'

// The largest that the app asks for: an answer of 5,000 calls, a batch of 500.
const MAX_ANSWER_BYTES = 8_000_000
const MAX_TIMEOUT_MS = 30_000
const MAX_JSON_LENGTH = 1_000_000
/** What only reads: a node on the user's machine may hold keys. */
const READS = /^eth_(?:call|chainId|blockNumber|estimateGas|gasPrice|feeHistory|get[A-Z][A-Za-z]{1,40})$/

function upTo(raw: unknown, max: number): number {
  if (typeof raw !== 'number' || !(raw > 0)) throw new Error('Not a limit')
  return Math.min(raw, max)
}

/** A batch of JSON-RPC reads, written anew so that nothing else goes along. */
function parseReads(json: unknown): string {
  if (typeof json !== 'string' || json.length > MAX_JSON_LENGTH) throw new Error('Not a batch of reads')
  const batch: unknown = JSON.parse(json)
  if (!Array.isArray(batch)) throw new Error('Not a batch of reads')
  const reads = batch.map((entry: unknown) => {
    if (!isRecord(entry)) throw new Error('Not a read')
    const { id, method, params } = entry
    if (!Number.isSafeInteger(id) || typeof method !== 'string' || !READS.test(method) || !Array.isArray(params))
      throw new Error('Not a read')
    return { jsonrpc: '2.0', id, method, params: params as unknown[] }
  })
  return JSON.stringify(reads)
}

/**
 * What the page may ask the worker for: to GET an address, or to POST reads of the chain to it.
 * @throws Error for anything else
 */
export function parseWorkerRequest(raw: unknown): TextRequest {
  if (!isRecord(raw)) throw new Error('Not a request')
  const { url, json, maxBytes, timeoutMs } = raw
  if (typeof url !== 'string' || !isSafeWebUrl(url)) throw new Error('Not an address to fetch from')
  return {
    url,
    ...(json === undefined ? {} : { json: parseReads(json) }),
    maxBytes: upTo(maxBytes, MAX_ANSWER_BYTES),
    timeoutMs: upTo(timeoutMs, MAX_TIMEOUT_MS),
  }
}
