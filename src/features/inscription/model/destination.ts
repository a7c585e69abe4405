import { hasValidChecksum } from '@/chain/checksum'
import { isAddress, isSameAddress, type Address } from '@/lib/hex'

/** A destination as it was typed. `reason` names its text 'inscription.to.<reason>'. */
export type Destination =
  | { readonly status: 'empty' }
  | { readonly status: 'valid'; readonly address: Address; readonly looksLike: Address | undefined }
  | { readonly status: 'invalid'; readonly reason: 'name' | 'checksum' | 'notAddress' }

/** Characters at each end that people compare, and that whoever makes a look-alike matches. */
const COMPARED = 4
const NAME = /\.[a-z]+$/i

function ends(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  return digits.slice(0, COMPARED) + digits.slice(-COMPARED)
}

/** The known address that begins and ends as `address` does, and is another. */
function lookalikeOf(address: Address, known: readonly Address[]): Address | undefined {
  return known.find((other) => ends(other) === ends(address) && !isSameAddress(other, address))
}

/** @param known addresses that the user has dealt with */
export function readDestination(typed: string, known: readonly Address[]): Destination {
  const text = typed.trim()
  if (text === '') return { status: 'empty' }
  if (!isAddress(text)) return { status: 'invalid', reason: NAME.test(text) ? 'name' : 'notAddress' }
  if (!hasValidChecksum(text)) return { status: 'invalid', reason: 'checksum' }
  // An address that is known itself is no look-alike of another.
  const looksLike = known.some((other) => isSameAddress(other, text)) ? undefined : lookalikeOf(text, known)
  return { status: 'valid', address: text, looksLike }
}
