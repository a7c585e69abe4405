import { foreignText } from '@/lib/foreignText'
import type { LoginFailure } from './session'

const MAX_NAME_LENGTH = 40
const MAX_MESSAGE_LENGTH = 200

/** What is told of a login that a wallet let fail for reasons of its own, in its words. */
export function otherFailure(thrown: unknown): LoginFailure {
  // EIP-1193 asks for an Error; some wallets throw a plain object, or a text.
  const { name, message } = typeof thrown === 'object' && thrown !== null ? (thrown as { name?: unknown; message?: unknown }) : { name: undefined, message: thrown }
  return {
    kind: 'other',
    name: foreignText(typeof name === 'string' ? name : '', MAX_NAME_LENGTH) || 'Error',
    message: foreignText(typeof message === 'string' ? message : '', MAX_MESSAGE_LENGTH),
  }
}
