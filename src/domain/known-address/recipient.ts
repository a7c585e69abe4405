import { hasValidChecksum } from '@/chain/abi/checksum'
import { type Address, isAddress, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { lookalikeOf } from './lookalike'
import type { KnownAddresses } from './useKnownAddresses'

/** Who gets what a form sends. */
export type Recipient =
  /** The account itself. */
  | { readonly status: 'self' }
  | { readonly status: 'empty' | 'invalid' }
  /** It starts and ends like a known address, and has not been compared with it. */
  | { readonly status: 'lookalike'; readonly address: Address; readonly looksLike: Address }
  | { readonly status: 'address'; readonly address: Address }
  /** `looksLike` has been compared with it. */
  | { readonly status: 'address'; readonly address: Address; readonly looksLike: Address }

/**
 * Reads a typed recipient. Contracts of this network can't use what they are sent, so they are refused.
 * @param typed undefined where the account itself is the recipient
 * @param compared the address that the user has compared
 */
export function readRecipient(
  typed: string | undefined,
  known: KnownAddresses,
  compared: Address | undefined,
): Recipient {
  if (typed === undefined) return { status: 'self' }
  const text = typed.trim()
  if (text === '') return { status: 'empty' }
  if (!isAddress(text) || !hasValidChecksum(text) || text === ZERO_ADDRESS) return { status: 'invalid' }
  if (known.of(text) === 'contract') return { status: 'invalid' }
  const looksLike = lookalikeOf(text, known.list)
  if (looksLike === undefined) return { status: 'address', address: text }
  const isCompared = compared !== undefined && isSameAddress(compared, text)
  return { status: isCompared ? 'address' : 'lookalike', address: text, looksLike }
}
