import { type FetchText, fetchText, isSuccess } from '@/platform/fetchText'

/** A service is unreachable, too slow, or returned an invalid response. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
}

interface FetchOptions {
  readonly maxBytes: number
  readonly timeoutMs?: number
  /** Sent as JSON in a POST. */
  readonly body?: unknown
  /** `fetchText` by default. */
  readonly fetchBy?: FetchText
}

export const SERVICE_TIMEOUT_MS = 10_000
/** Truncates long URLs in messages, so that the rest stays readable. */
const MAX_SHOWN_LENGTH = 200

/** Fetches JSON from a service, not validated yet. @throws ServiceError */
export async function fetchJson(
  url: string,
  { maxBytes, timeoutMs = SERVICE_TIMEOUT_MS, body, fetchBy = fetchText }: FetchOptions,
): Promise<unknown> {
  try {
    const answer = await fetchBy({
      url,
      maxBytes,
      timeoutMs,
      ...(body === undefined ? {} : { json: JSON.stringify(body) }),
    })
    if (!isSuccess(answer)) throw new Error(`HTTP ${answer.status}`)
    return JSON.parse(answer.text) as unknown
  } catch (error) {
    throw new ServiceError(`${url.slice(0, MAX_SHOWN_LENGTH)}: ${error instanceof Error ? error.message : 'no answer'}`)
  }
}
