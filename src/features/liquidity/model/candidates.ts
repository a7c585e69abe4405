import type { Address } from '@/lib/hex'
import { coupleOf, type TokenCouple } from './userPairs'

/** Above the size of the deployment; rankings and lists can be arbitrarily long. */
const MAX_COUPLES = 600

export interface KnownTokens {
  /** Pools that the account added to, imported or has logs of; these come first. */
  readonly own: readonly TokenCouple[]
  /** Token pairs of listed LP tokens. */
  readonly pairs: readonly (readonly [Address, Address])[]
  readonly tokens: readonly Address[]
  /** Tokens that most others are paired with. */
  readonly bases: readonly Address[]
}

/** Token pairs whose pools the account may be in, without duplicates. */
export function candidateCouples({ own, pairs, tokens, bases }: KnownTokens): readonly TokenCouple[] {
  const couples = new Map<string, TokenCouple>()
  const add = (a: Address, b: Address) => {
    const couple = coupleOf(a, b)
    if (couple[0] !== couple[1]) couples.set(couple.join('-'), couple)
  }
  for (const [a, b] of [...own, ...pairs]) add(a, b)
  for (const base of bases) for (const token of tokens) add(base, token)
  return [...couples.values()].slice(0, MAX_COUPLES)
}
