import { type Address, isSameAddress } from '@/lib/hex'

/** Characters at each end that must be the same: people compare few, and whoever makes a look-alike matches at least these. */
const COMPARED = 3

function ends(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  return digits.slice(0, COMPARED) + digits.slice(-COMPARED)
}

/** The known address that begins and ends as `address` does, and is another. One that is known itself is no look-alike. */
export function lookalikeOf(address: Address, known: readonly Address[]): Address | undefined {
  if (known.some((other) => isSameAddress(other, address))) return undefined
  return known.find((other) => ends(other) === ends(address))
}

/** An address in three parts: what `other` begins with too, what differs, and what both end with. */
export function differingParts(address: Address, other: Address): readonly [string, string, string] {
  const isSame = (index: number) => address[index]?.toLowerCase() === other[index]?.toLowerCase()
  let start = 0
  while (start < address.length && isSame(start)) start += 1
  let end = address.length
  while (end > start && isSame(end - 1)) end -= 1
  return [address.slice(0, start), address.slice(start, end), address.slice(end)]
}
