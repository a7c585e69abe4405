import { readBounded, readBoundedBase64 } from './boundedBody'

/** One request for a text, with its limits. */
export interface TextRequest {
  readonly url: string
  /** JSON for a POST; without it the request is a GET. */
  readonly json?: string
  /** More than this is not read. */
  readonly maxBytes: number
  readonly timeoutMs: number
  /** How the answer is given: as it is, or bytes that are no text as base64. */
  readonly as?: 'base64'
}

export interface TextAnswer {
  readonly status: number
  /** The header of that name, where the server lets the page read it. */
  readonly retryAfter: string | null
  readonly text: string
}

/** A way to fetch a text. */
export type FetchText = (request: TextRequest) => Promise<TextAnswer>

/** Whether a status says that the answer is what was asked for. */
export function isSuccess({ status }: TextAnswer): boolean {
  return status >= 200 && status < 300
}

/**
 * Fetches a text without credentials. What is posted goes to the address that was named and follows no redirect.
 * @throws Error where nothing answers in time, more than `maxBytes` comes, or `signal` aborts
 */
export async function fetchText(
  { url, json, maxBytes, timeoutMs, as }: TextRequest,
  signal?: AbortSignal,
): Promise<TextAnswer> {
  const post: RequestInit =
    json === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: json, redirect: 'error' }
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    ...post,
    credentials: 'omit',
    signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await (as === 'base64' ? readBoundedBase64 : readBounded)(response, maxBytes),
  }
}
