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

/** Most of a shared text that is searched for an address. */
const MAX_TEXT = 2_048
const ADDRESSES = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/g

/** The one address in a shared text, such as a link to an explorer; the text itself if it has none or several. */
function addressIn(text: string): string {
  const [found, ...others] = text.slice(0, MAX_TEXT).match(ADDRESSES) ?? []
  return found !== undefined && others.length === 0 ? found : text
}

/** @param asked query parameter; empty means the connected account */
export function readSubject(asked: string | null, connected: Address | undefined): Subject {
  const text = addressIn((asked ?? '').trim())
  if (text === '') return connected === undefined ? { status: 'nobody' } : { status: 'own', account: connected }
  if (!isAddress(text)) return { status: 'invalid', reason: 'notAddress' }
  if (!hasValidChecksum(text)) return { status: 'invalid', reason: 'checksum' }
  const isOwn = connected !== undefined && isSameAddress(text, connected)
  return isOwn ? { status: 'own', account: connected } : { status: 'other', account: text }
}
