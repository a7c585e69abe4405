import type { Eip1193Provider } from './eip1193'

type LegacySend = (method: string, params?: readonly unknown[] | object) => Promise<unknown>

function hasSend(value: unknown): value is { send: LegacySend } {
  return typeof value === 'object' && value !== null && typeof (value as { send?: unknown }).send === 'function'
}

function isEip1193(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && typeof (value as { request?: unknown }).request === 'function'
}

/**
 * The EIP-1193 face of what a connector gave. A wallet from before EIP-1193 answers `send(method, params)`, bare or
 * in a JSON-RPC envelope.
 * @throws where the value is no provider of either kind
 */
export function toEip1193(value: unknown): Eip1193Provider {
  if (isEip1193(value)) return value
  if (!hasSend(value)) throw new Error('The wallet offers no provider')
  return {
    async request({ method, params }) {
      const answer: unknown = await value.send(method, params)
      return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : answer
    },
  }
}
