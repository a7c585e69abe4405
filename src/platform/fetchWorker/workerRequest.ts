import * as v from 'valibot'
import { isSafeWebUrl } from '@/lib/webUrl'
import type { TextRequest } from '../fetchText'

// The largest requests of the app: a response to 5,000 calls, a batch of 500.
const MAX_ANSWER_BYTES = 8_000_000
const MAX_TIMEOUT_MS = 30_000
const MAX_JSON_LENGTH = 1_000_000
/** Read-only methods: a node on the user's machine may hold keys. */
const READS = /^eth_(?:call|chainId|blockNumber|estimateGas|gasPrice|feeHistory|get[A-Z][A-Za-z]{1,40})$/

const NO_READ = 'Not a read'
const NO_BATCH = 'Not a batch of reads'
const NO_ADDRESS = 'Not an address to fetch from'

const limit = (max: number) =>
  v.pipe(
    v.number('Not a limit'),
    v.gtValue(0, 'Not a limit'),
    v.transform((value) => Math.min(value, max)),
  )

const read = v.pipe(
  v.object(
    {
      id: v.pipe(v.number(NO_READ), v.safeInteger(NO_READ)),
      method: v.pipe(v.string(NO_READ), v.regex(READS, NO_READ)),
      params: v.array(v.unknown(), NO_READ),
    },
    NO_READ,
  ),
  v.transform(({ id, method, params }) => ({ jsonrpc: '2.0', id, method, params })),
)
/** A batch of JSON-RPC reads, serialized again to drop any other fields. */
const reads = v.pipe(
  v.string(NO_BATCH),
  v.maxLength(MAX_JSON_LENGTH, NO_BATCH),
  v.parseJson(undefined, NO_BATCH),
  v.array(read, NO_BATCH),
  v.transform((batch) => JSON.stringify(batch)),
)
const request = v.pipe(
  v.object(
    {
      url: v.pipe(v.string(NO_ADDRESS), v.check(isSafeWebUrl, NO_ADDRESS)),
      json: v.optional(reads),
      maxBytes: limit(MAX_ANSWER_BYTES),
      timeoutMs: limit(MAX_TIMEOUT_MS),
      as: v.optional(v.literal('base64', 'Not a form of an answer')),
    },
    'Not a request',
  ),
  v.transform(
    ({ json, as, ...rest }): TextRequest => ({ ...rest, ...(json !== undefined && { json }), ...(as && { as }) }),
  ),
)

/** Validates a request to the worker: a GET, or a POST of JSON-RPC reads. @throws Error for anything else */
export function parseWorkerRequest(raw: unknown): TextRequest {
  return v.parse(request, raw, { abortEarly: true })
}
