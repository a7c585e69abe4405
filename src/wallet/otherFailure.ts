import { toChainError } from '@/chain/tx/chainError'
import { sanitizeText } from '@/lib/sanitizeText'
import type { LoginFailure } from './session'

const MAX_NAME_LENGTH = 40

/** The failure of a login with the wallet's own message. */
export function otherFailure(thrown: unknown): LoginFailure {
  // EIP-1193 requires an Error, but some wallets throw a plain object or a string.
  const name = typeof thrown === 'object' && thrown !== null && 'name' in thrown ? thrown.name : undefined
  return {
    kind: 'other',
    name: sanitizeText(typeof name === 'string' ? name : '', MAX_NAME_LENGTH) || 'Error',
    message: toChainError(thrown).reason ?? '',
  }
}
