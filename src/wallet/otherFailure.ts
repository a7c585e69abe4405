import { toChainError } from '@/chain/tx/chainError'
import { foreignText } from '@/lib/foreignText'
import type { LoginFailure } from './session'

const MAX_NAME_LENGTH = 40

/** What is told of a login that a wallet let fail for reasons of its own, in its words. */
export function otherFailure(thrown: unknown): LoginFailure {
  // EIP-1193 asks for an Error; some wallets throw a plain object, or a text.
  const name = typeof thrown === 'object' && thrown !== null && 'name' in thrown ? thrown.name : undefined
  return {
    kind: 'other',
    name: foreignText(typeof name === 'string' ? name : '', MAX_NAME_LENGTH) || 'Error',
    message: toChainError(thrown).reason ?? '',
  }
}
