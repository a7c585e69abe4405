import { readBounded } from '@/lib/boundedBody'

/** A service that cannot be reached, is too slow, or answers with something that is of no use. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
}

interface FetchOptions {
  readonly maxBytes: number
  readonly timeoutMs?: number
  /** Sent as JSON by a POST. */
  readonly body?: unknown
}

const DEFAULT_TIMEOUT_MS = 10_000

/** The JSON that a service answers with, not looked at yet. @throws ServiceError */
export async function fetchJson(url: string, { maxBytes, timeoutMs = DEFAULT_TIMEOUT_MS, body }: FetchOptions): Promise<unknown> {
  const post = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(url, { ...post, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return JSON.parse(await readBounded(response, maxBytes)) as unknown
  } catch (error) {
    throw new ServiceError(`${url}: ${error instanceof Error ? error.message : 'no answer'}`)
  }
}
