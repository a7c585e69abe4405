import { NetworkError } from './rpcError'

/** The answer to one request of a batch. */
export type RpcAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

function parseItem(raw: unknown): readonly [number, RpcAnswer] | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { id, result, error } = raw as { id?: unknown; result?: unknown; error?: unknown }
  if (typeof id !== 'number') return undefined
  if (typeof error === 'object' && error !== null) {
    const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown }
    return [
      id,
      {
        error: {
          code: typeof code === 'number' ? code : 0,
          message: typeof message === 'string' ? message : 'Unknown error',
          ...(data === undefined ? {} : { data }),
        },
      },
    ]
  }
  return result === undefined ? undefined : [id, { result }]
}

/**
 * The answers of a body by request id; items that are no answer are left out.
 * @throws NetworkError for a body that is not JSON, such as a proxy's HTML
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
