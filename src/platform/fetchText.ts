import { readBounded, readBoundedBase64 } from './boundedBody'

/** A size-limited text request. */
export interface TextRequest {
  readonly url: string
  /** JSON for a POST; absent for a GET. */
  readonly json?: string
  /** A longer response is rejected. */
  readonly maxBytes: number
  readonly timeoutMs: number
  /** Response encoding: text by default, base64 for binary data. */
  readonly as?: 'base64'
}

export interface TextAnswer {
  readonly status: number
  /** The words after the status; '' with HTTP/2. */
  readonly statusText?: string
  /** The Retry-After header, if CORS lets the page read it. */
  readonly retryAfter: string | null
  readonly text: string
}

export type FetchText = (request: TextRequest) => Promise<TextAnswer>

/** Whether the status is 2xx. */
export function isSuccess({ status }: TextAnswer): boolean {
  return status >= 200 && status < 300
}

/** Aborts after a time, or with another signal. (`AbortSignal.any` is newer than the oldest supported browsers.) */
function abortAfter(timeoutMs: number, other: AbortSignal | undefined): AbortSignal {
  other?.throwIfAborted()
  const either = new AbortController()
  for (const signal of [AbortSignal.timeout(timeoutMs), other])
    signal?.addEventListener('abort', () => either.abort(signal.reason))
  return either.signal
}

/**
 * Fetches a text without credentials. A POST does not follow redirects.
 * @throws Error on a timeout, a network error, a response longer than `maxBytes`, or if `signal` aborts
 */
export async function fetchText(
  { url, json, maxBytes, timeoutMs, as }: TextRequest,
  signal?: AbortSignal,
): Promise<TextAnswer> {
  const post: RequestInit =
    json === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: json, redirect: 'error' }
  const response = await fetch(url, {
    ...post,
    credentials: 'omit',
    signal: abortAfter(timeoutMs, signal),
  })
  return {
    status: response.status,
    statusText: response.statusText,
    retryAfter: response.headers.get('retry-after'),
    text: await (as === 'base64' ? readBoundedBase64 : readBounded)(response, maxBytes),
  }
}
