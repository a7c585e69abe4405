import type { Address } from '@/lib/hex'

/** The tokens of a pool, in lower case, the lower address first. */
export type TokenCouple = readonly [Address, Address]

interface ChainToken {
  readonly chainId: number
  readonly address: Address
}

/** Two tokens in the order of a pair. */
export function coupleOf(a: Address, b: Address): TokenCouple {
  const [low, high] = [a.toLowerCase() as Address, b.toLowerCase() as Address].sort()
  return [low ?? a, high ?? b]
}

/** How an imported pool is kept; undefined for tokens of two chains, or for one token twice. */
export function userPair(a: ChainToken, b: ChainToken): string | undefined {
  const [low, high] = coupleOf(a.address, b.address)
  return a.chainId !== b.chainId || low === high ? undefined : `${a.chainId}-${low}-${high}`
}

/** The imported pools of one chain. What is no pool is left out. */
export function userCouples(pairs: readonly string[], chainId: number): readonly TokenCouple[] {
  return pairs.flatMap((pair): readonly TokenCouple[] => {
    const [chain, a, b] = pair.split('-')
    if (chain !== String(chainId) || a === undefined || b === undefined || a === b) return []
    return [coupleOf(a as Address, b as Address)]
  })
}
