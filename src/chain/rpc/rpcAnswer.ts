import { NetworkError } from './rpcError'

/** The answer to one request of a batch. */
export type RpcAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: unknown } }

/** Used as the id of an error without one, which applies to the whole batch. */
export const WHOLE_BODY_ID = 0

function parseItem(raw: unknown): readonly [number, RpcAnswer] | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { id, result, error } = raw as { id?: unknown; result?: unknown; error?: unknown }
  if (typeof error === 'object' && error !== null) {
    const { code, message = 'Unknown error', data } = error as { code?: unknown; message?: unknown; data?: unknown }
    return [
      typeof id === 'number' ? id : WHOLE_BODY_ID,
      { error: { code: Number(code), message: String(message), data } },
    ]
  }
  return typeof id !== 'number' || result === undefined ? undefined : [id, { result }]
}

/**
 * Parses the body of a batch response, by request id; malformed items are left out.
 * @throws NetworkError if the body is not JSON, such as a proxy's HTML page
 */
export function parseRpcAnswers(body: string): ReadonlyMap<number, RpcAnswer> {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new NetworkError('The answer is not JSON')
  }
  const items: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return new Map(items.map(parseItem).filter((item) => item !== undefined))
}
