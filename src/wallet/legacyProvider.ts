import type { Eip1193Provider } from './eip1193'

type LegacySend = (method: string, params?: readonly unknown[] | object) => Promise<unknown>

function hasSend(value: unknown): value is { send: LegacySend } {
  return typeof value === 'object' && value !== null && typeof (value as { send?: unknown }).send === 'function'
}

function isEip1193(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && typeof (value as { request?: unknown }).request === 'function'
}

/**
 * Adapts a connector's provider to EIP-1193. Older wallets have `send(method, params)`, which returns the result or a
 * JSON-RPC envelope.
 * @throws if the value is neither
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
