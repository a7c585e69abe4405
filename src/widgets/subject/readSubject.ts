import { hasValidChecksum } from '@/chain/abi/checksum'
import { type Address, isAddress, isSameAddress } from '@/lib/hex'

/** Whose account a page shows. */
export type Subject =
  /** No address was asked for and no account is connected. */
  | { readonly status: 'nobody' }
  | { readonly status: 'own'; readonly account: Address }
  /** Somebody else's: it can only be read. */
  | { readonly status: 'other'; readonly account: Address }
  /** What was asked for is no address. `reason` names its text 'subject.<reason>'. */
  | { readonly status: 'invalid'; readonly reason: 'checksum' | 'notAddress' }

/** @param asked what stands in the URL; nothing or blanks mean the connected account. */
export function readSubject(asked: string | null, connected: Address | undefined): Subject {
  const text = (asked ?? '').trim()
  if (text === '') return connected === undefined ? { status: 'nobody' } : { status: 'own', account: connected }
  if (!isAddress(text)) return { status: 'invalid', reason: 'notAddress' }
  if (!hasValidChecksum(text)) return { status: 'invalid', reason: 'checksum' }
  const isOwn = connected !== undefined && isSameAddress(text, connected)
  return isOwn ? { status: 'own', account: connected } : { status: 'other', account: text }
}
