import { NetworkError } from './rpcError'

/** The answer to one request of a batch. */
export type RpcAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

// 5,000 calls answer with 1.6 MB; a node that sends more than this sends something else.
const MAX_ANSWER_BYTES = 8_000_000

/** The body of a response. @throws NetworkError where it is longer than any honest answer */
export async function readBounded(response: Response): Promise<string> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel()
      throw new NetworkError('The answer is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}

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
