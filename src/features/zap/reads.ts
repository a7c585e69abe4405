import { type ContractCall } from '@/chain/calls/call'
import type { CallReader, Reading } from '@/chain/calls/reading'
import { pairContract } from '@/chain/contracts/pair'
import { type PairPlace, pairPlacesReading } from '@/domain/pair/reads'
import type { Address } from '@/lib/hex'
import { LOADING, ready, valueOf } from '@/lib/loadable'

/** The two tokens that a contract calls its own, as an LP token does; undefined where it does not answer so. */
export type ClaimedPair = readonly [Address, Address] | undefined

/** Whether any is still under way; what failed counts as an answer, for a plain token has no token0. */
function isLoading(read: CallReader, calls: readonly ContractCall<unknown>[]): boolean {
  return calls.some((call) => read(call).status === 'loading')
}

/**
 * What each token says of itself as a pair. `anchor` is a call that always succeeds: where it fails, the chain did not
 * answer, and nothing is said.
 */
export function claimedPairsReading(
  anchor: ContractCall<unknown>,
  tokens: readonly Address[],
): Reading<readonly ClaimedPair[]> {
  const calls = tokens.map((token) => [pairContract(token).token0(), pairContract(token).token1()] as const)
  return {
    calls: [anchor, ...calls.flat()],
    derive: (read) => {
      const sign = read(anchor)
      if (sign.status === 'failed') return sign
      if (isLoading(read, [anchor, ...calls.flat()])) return LOADING
      return ready(
        calls.map(([call0, call1]) => {
          const [token0, token1] = [valueOf(read(call0)), valueOf(read(call1))]
          return token0 === undefined || token1 === undefined ? undefined : [token0, token1]
        }),
      )
    },
  }
}

/** The pairs that a factory has among some tokens; in lower case, token 0 first. */
export function pairsAmongReading(factory: Address, tokens: readonly Address[]): Reading<readonly PairPlace[]> {
  const distinct = [...new Set(tokens.map((token) => token.toLowerCase() as Address))].sort()
  const couples = distinct.flatMap((a, index) => distinct.slice(index + 1).map((b) => [a, b] as const))
  return pairPlacesReading(factory, couples)
}
