import { type FetchText, fetchText, isSuccess } from '@/platform/fetchText'

/** A service that cannot be reached, is too slow, or answers with something that is of no use. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
}

interface FetchOptions {
  readonly maxBytes: number
  readonly timeoutMs?: number
  /** Sent as JSON by a POST. */
  readonly body?: unknown
  /** The page's own way, unless said. */
  readonly fetchBy?: FetchText
}

export const SERVICE_TIMEOUT_MS = 10_000
/** The address of a list may be any length; what follows it must be read too. */
const MAX_SHOWN_LENGTH = 200

/** The JSON that a service answers with, not looked at yet. @throws ServiceError */
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
