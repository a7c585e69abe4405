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
 * @throws Error where nothing answers in time, or more than `maxBytes`
 */
export async function fetchText({ url, json, maxBytes, timeoutMs, as }: TextRequest): Promise<TextAnswer> {
  const post: RequestInit =
    json === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: json, redirect: 'error' }
  const response = await fetch(url, { ...post, credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await (as === 'base64' ? readBoundedBase64 : readBounded)(response, maxBytes),
  }
}
