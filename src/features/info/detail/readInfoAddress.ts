import { hasValidChecksum } from '@/chain/abi/checksum'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'

/** An address in the URL of an info page; the text key of a `problem` is 'infoDetail.address.<problem>'. */
export type InfoAddress =
  | { readonly status: 'valid'; readonly address: Address }
  | { readonly status: 'invalid'; readonly problem: 'notAddress' | 'checksum' }

export function readInfoAddress(text: string): InfoAddress {
  const trimmed = text.trim()
  if (!isAddress(trimmed) || trimmed === ZERO_ADDRESS) return { status: 'invalid', problem: 'notAddress' }
  if (!hasValidChecksum(trimmed)) return { status: 'invalid', problem: 'checksum' }
  return { status: 'valid', address: trimmed }
}
