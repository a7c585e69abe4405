import { sortedAddressPair, type TokenAddressPair } from '@/domain/pair/userPairs'
import type { Address } from '@/lib/hex'

/** Above the size of the deployment; rankings and lists can be arbitrarily long. */
const MAX_TOKEN_PAIRS = 600

export interface KnownTokens {
  /** Pools that the account added to, imported or has logs of; these come first. */
  readonly own: readonly TokenAddressPair[]
  /** Token pairs of listed LP tokens. */
  readonly pairs: readonly (readonly [Address, Address])[]
  readonly tokens: readonly Address[]
  /** Tokens that most others are paired with. */
  readonly bases: readonly Address[]
}

/** Token pairs whose pools the account may be in, without duplicates. */
export function candidateAddressPairs({ own, pairs, tokens, bases }: KnownTokens): readonly TokenAddressPair[] {
  const tokenPairs = new Map<string, TokenAddressPair>()
  const add = (a: Address, b: Address) => {
    const tokenPair = sortedAddressPair(a, b)
    if (tokenPair[0] !== tokenPair[1]) tokenPairs.set(tokenPair.join('-'), tokenPair)
  }
  for (const [a, b] of [...own, ...pairs]) add(a, b)
  for (const base of bases) for (const token of tokens) add(base, token)
  return [...tokenPairs.values()].slice(0, MAX_TOKEN_PAIRS)
}
