import { type Address, isSameAddress } from '@/lib/hex'

/** Compared characters at each end: what people check, and attackers match at least. */
const COMPARED = 3

function ends(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  return digits.slice(0, COMPARED) + digits.slice(-COMPARED)
}

/** The known address with the same start and end as `address`; undefined if `address` itself is known. */
export function lookalikeOf(address: Address, known: readonly Address[]): Address | undefined {
  if (known.some((other) => isSameAddress(other, address))) return undefined
  return known.find((other) => ends(other) === ends(address))
}

/** Splits an address into the prefix shared with `other`, the difference, and the shared suffix. */
export function differingParts(address: Address, other: Address): readonly [string, string, string] {
  const isSame = (index: number) => address[index]?.toLowerCase() === other[index]?.toLowerCase()
  let start = 0
  while (start < address.length && isSame(start)) start += 1
  let end = address.length
  while (end > start && isSame(end - 1)) end -= 1
  return [address.slice(0, start), address.slice(start, end), address.slice(end)]
}
