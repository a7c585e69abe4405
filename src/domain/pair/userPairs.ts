import type { Address } from '@/lib/hex'

/** A pool's tokens, lower-case, lower address first. */
export type TokenAddressPair = readonly [Address, Address]

interface ChainToken {
  readonly chainId: number
  readonly address: Address
}

/** Sorts two tokens like a pair. */
export function sortedAddressPair(a: Address, b: Address): TokenAddressPair {
  const [low, high] = [a.toLowerCase() as Address, b.toLowerCase() as Address].sort()
  return [low ?? a, high ?? b]
}

/** Storage format of an imported pool; undefined for tokens of different chains or identical tokens. */
export function userPair(a: ChainToken, b: ChainToken): string | undefined {
  const [low, high] = sortedAddressPair(a.address, b.address)
  return a.chainId !== b.chainId || low === high ? undefined : `${a.chainId}-${low}-${high}`
}

/** Imported pools of one chain; invalid entries are ignored. */
export function userAddressPairs(pairs: readonly string[], chainId: number): readonly TokenAddressPair[] {
  return pairs.flatMap((pair): readonly TokenAddressPair[] => {
    const [chain, a, b] = pair.split('-')
    if (chain !== String(chainId) || a === undefined || b === undefined || a === b) return []
    return [sortedAddressPair(a as Address, b as Address)]
  })
}
