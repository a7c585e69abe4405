import type { Address } from '@/lib/hex'
import { coupleOf, type TokenCouple } from './userPairs'

/** More than the deployment has; a ranking or a list may be of any length. */
const MAX_COUPLES = 600

export interface KnownTokens {
  /** Pools that the account added to, imported or has logs of: they come first. */
  readonly own: readonly TokenCouple[]
  /** The two tokens of LP tokens that somebody names. */
  readonly pairs: readonly (readonly [Address, Address])[]
  readonly tokens: readonly Address[]
  /** Tokens that most others have a pool with. */
  readonly bases: readonly Address[]
}

/** The couples of tokens whose pools the account may be in, each once. */
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
