import { hasValidChecksum } from '@/chain/abi/checksum'
import { lookalikeOf } from '@/domain/known-address/lookalike'
import { type Address, isAddress } from '@/lib/hex'

/** A parsed destination; the text key of `reason` is 'inscription.to.<reason>'. */
export type Destination =
  | { readonly status: 'empty' }
  | { readonly status: 'valid'; readonly address: Address; readonly looksLike: Address | undefined }
  | { readonly status: 'invalid'; readonly reason: 'name' | 'checksum' | 'notAddress' }

const NAME = /\.[a-z]+$/i

/** @param known addresses that the user has interacted with */
export function readDestination(typed: string, known: readonly Address[]): Destination {
  const text = typed.trim()
  if (text === '') return { status: 'empty' }
  if (!isAddress(text)) return { status: 'invalid', reason: NAME.test(text) ? 'name' : 'notAddress' }
  if (!hasValidChecksum(text)) return { status: 'invalid', reason: 'checksum' }
  return { status: 'valid', address: text, looksLike: lookalikeOf(text, known) }
}
