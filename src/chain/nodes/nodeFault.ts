import { isRecord } from '@/lib/record'
import type { TextAnswer } from '@/platform/fetchText'
import { NetworkError } from '../rpc/rpcError'

/** Why a node's answer was not used. */
export type NodeFault =
  /** It asked not to be asked for a while; `restMs` where it said how long. */
  | { readonly kind: 'limited'; readonly restMs?: number }
  | { readonly kind: 'wrongChain' }
  /** It takes fewer requests at once than it was sent. */
  | { readonly kind: 'batchRefused' }
  | { readonly kind: 'unusable' }

// A node that says nothing, or years, is asked again all the same.
const MIN_REST_MS = 1_000
const MAX_REST_MS = 120_000
/** As much of a body as is looked at for words. */
const MAX_BODY_LENGTH = 10_000
const RATE_LIMIT_CODES = [429, -32005, -32029]
const IS_RATE_LIMIT =
  /rate.?limit|too many (?:requests|connections)|limit exceeded|(?:quota|capacity|credits).{0,20}exceeded|exceeded.{0,40}(?:quota|capacity|credits|per second)|throttl/i
// -32005 is also what nodes say of a range of logs.
const IS_OF_RESULT = /range|results|logs|response size/i
const IS_BATCH = /batch/i

/** Milliseconds of a `Retry-After` (seconds or a date), within bounds; undefined where it says nothing. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, MIN_REST_MS), MAX_REST_MS)
}

function isRateLimit({ code, message }: { readonly code: number; readonly message: string }): boolean {
  return (RATE_LIMIT_CODES.includes(code) || IS_RATE_LIMIT.test(message)) && !IS_OF_RESULT.test(message)
}

function isErrorOfBody(cause: unknown): cause is { readonly code: number; readonly message: string } {
  return isRecord(cause) && typeof cause.code === 'number' && typeof cause.message === 'string'
}

function isRefusal(cause: unknown): cause is TextAnswer {
  return isRecord(cause) && typeof cause.status === 'number' && typeof cause.text === 'string'
}

/** Reads what an exchange with a node threw. */
export function readFault(thrown: unknown, nowMs: number): NodeFault {
  const cause = thrown instanceof NetworkError ? thrown.cause : undefined
  if (typeof cause === 'number') return { kind: 'wrongChain' }
  if (isRefusal(cause)) {
    const restMs = parseRetryAfter(cause.retryAfter, nowMs)
    const body = cause.text.slice(0, MAX_BODY_LENGTH)
    if (cause.status === 429 || IS_RATE_LIMIT.test(body))
      return { kind: 'limited', ...(restMs === undefined ? {} : { restMs }) }
    return { kind: cause.status === 413 || IS_BATCH.test(body) ? 'batchRefused' : 'unusable' }
  }
  if (isErrorOfBody(cause)) {
    if (isRateLimit(cause)) return { kind: 'limited' }
    if (IS_BATCH.test(cause.message)) return { kind: 'batchRefused' }
  }
  return { kind: 'unusable' }
}
