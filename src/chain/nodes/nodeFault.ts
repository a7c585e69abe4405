import { isRecord } from '@/lib/record'
import type { TextAnswer } from '@/platform/fetchText'
import { NetworkError } from '../rpc/rpcError'

/** Why a node's answer was rejected. */
export type NodeFault =
  /** Rate limited; `retryAfterMs` if the node said for how long. */
  | { readonly kind: 'rateLimited'; readonly retryAfterMs?: number }
  | { readonly kind: 'wrongChain' }
  /** The node accepts fewer requests per batch than it was sent. */
  | { readonly kind: 'batchRefused' }
  | { readonly kind: 'unusable' }

// Bounds for the node's own Retry-After.
const MIN_RETRY_AFTER_MS = 1_000
const MAX_RETRY_AFTER_MS = 120_000
/** Only the start of an error body is searched for keywords. */
const MAX_BODY_LENGTH = 10_000
const RATE_LIMIT_CODES = [429, -32005, -32029]
const RATE_LIMIT_MESSAGE =
  /rate.?limit|too many (?:requests|connections)|limit exceeded|(?:quota|capacity|credits).{0,20}exceeded|exceeded.{0,40}(?:quota|capacity|credits|per second)|throttl/i
// Nodes also use -32005 when a log range is too large, which is not a rate limit.
const RESULT_SIZE_MESSAGE = /range|results|logs|response size/i
const BATCH_MESSAGE = /batch/i

/** Parses a `Retry-After` header (seconds or a date) to milliseconds, clamped; undefined if absent or malformed. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, MIN_RETRY_AFTER_MS), MAX_RETRY_AFTER_MS)
}

function isRateLimit({ code, message }: { readonly code: number; readonly message: string }): boolean {
  return (RATE_LIMIT_CODES.includes(code) || RATE_LIMIT_MESSAGE.test(message)) && !RESULT_SIZE_MESSAGE.test(message)
}

function isRpcErrorBody(cause: unknown): cause is { readonly code: number; readonly message: string } {
  return isRecord(cause) && typeof cause.code === 'number' && typeof cause.message === 'string'
}

function isHttpError(cause: unknown): cause is TextAnswer {
  return isRecord(cause) && typeof cause.status === 'number' && typeof cause.text === 'string'
}

/** Classifies an error thrown by a request to a node. */
export function toNodeFault(thrown: unknown, nowMs: number): NodeFault {
  const cause = thrown instanceof NetworkError ? thrown.cause : undefined
  if (typeof cause === 'number') return { kind: 'wrongChain' }
  if (isHttpError(cause)) {
    const retryAfterMs = parseRetryAfter(cause.retryAfter, nowMs)
    const body = cause.text.slice(0, MAX_BODY_LENGTH)
    if (cause.status === 429 || RATE_LIMIT_MESSAGE.test(body))
      return { kind: 'rateLimited', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
    return { kind: cause.status === 413 || BATCH_MESSAGE.test(body) ? 'batchRefused' : 'unusable' }
  }
  if (isRpcErrorBody(cause)) {
    if (isRateLimit(cause)) return { kind: 'rateLimited' }
    if (BATCH_MESSAGE.test(cause.message)) return { kind: 'batchRefused' }
  }
  return { kind: 'unusable' }
}
