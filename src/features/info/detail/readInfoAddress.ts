import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'

/** The address of a token or pool in a URL, in lower case; undefined for any other text. */
export function readInfoAddress(text: string): Address | undefined {
  const trimmed = text.trim()
  return isAddress(trimmed) && trimmed !== ZERO_ADDRESS ? `0x${trimmed.slice(2).toLowerCase()}` : undefined
}
