import type { TokenDirectory } from './mergeTokens'

/** The tokens that can be swapped or put into a pool: all but LP tokens. */
export function withoutPairs({ sorted, byAddress }: TokenDirectory): TokenDirectory {
  return {
    sorted: sorted.filter(({ token }) => token.pair === undefined),
    byAddress: new Map([...byAddress].filter(([, { pair }]) => pair === undefined)),
  }
}
