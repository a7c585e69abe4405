import type { TokenDirectory } from './mergeTokens'

/** The directory without LP tokens. */
export function withoutPairs({ sorted, byAddress }: TokenDirectory): TokenDirectory {
  return {
    sorted: sorted.filter(({ token }) => token.pair === undefined),
    byAddress: new Map([...byAddress].filter(([, { pair }]) => pair === undefined)),
  }
}
