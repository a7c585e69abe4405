import { hasValidChecksum } from '@/chain/abi/checksum'
import { type Address, isAddress, isSameAddress } from '@/lib/hex'

/** The account that a page shows. */
export type Subject =
  /** No address given and no account connected. */
  | { readonly status: 'nobody' }
  | { readonly status: 'own'; readonly account: Address }
  /** Another account, which is read-only. */
  | { readonly status: 'other'; readonly account: Address }
  /** Not a valid address; the text key of `reason` is 'subject.<reason>'. */
  | { readonly status: 'invalid'; readonly reason: 'checksum' | 'notAddress' }

/** @param asked query parameter; empty means the connected account */
export function readSubject(asked: string | null, connected: Address | undefined): Subject {
  const text = (asked ?? '').trim()
  if (text === '') return connected === undefined ? { status: 'nobody' } : { status: 'own', account: connected }
  if (!isAddress(text)) return { status: 'invalid', reason: 'notAddress' }
  if (!hasValidChecksum(text)) return { status: 'invalid', reason: 'checksum' }
  const isOwn = connected !== undefined && isSameAddress(text, connected)
  return isOwn ? { status: 'own', account: connected } : { status: 'other', account: text }
}
