import type { Address } from '@/lib/hex'

const HEAD = 6
const TAIL = 4

/** An address without its middle. */
export function addressText(address: Address): string {
  return `${address.slice(0, HEAD)}…${address.slice(-TAIL)}`
}
