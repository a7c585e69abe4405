import { type ContractCall } from '@/chain/calls/call'
import type { CallReader, Reading } from '@/chain/calls/reading'
import { pairContract } from '@/chain/contracts/pair'
import { type ExistingPair, existingPairsReading } from '@/domain/pair/reads'
import type { Address } from '@/lib/hex'
import { LOADING, ready, valueOf } from '@/lib/loadable'

/** The two tokens that a contract reports as token0 and token1; undefined if it is not an LP token. */
export type ClaimedPair = readonly [Address, Address] | undefined

/** Whether any call is pending; a failed call counts as answered, since a plain token has no token0. */
function isLoading(read: CallReader, calls: readonly ContractCall<unknown>[]): boolean {
  return calls.some((call) => read(call).status === 'loading')
}

/**
 * token0 and token1 of each token. `anchor` is a call that always succeeds: if it fails, the chain did not respond and
 * the result stays loading.
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

/** The factory's pairs between the given tokens; lower-case, token 0 first. */
export function pairsAmongReading(factory: Address, tokens: readonly Address[]): Reading<readonly ExistingPair[]> {
  const distinct = [...new Set(tokens.map((token) => token.toLowerCase() as Address))].sort()
  const tokenPairs = distinct.flatMap((a, index) => distinct.slice(index + 1).map((b) => [a, b] as const))
  return existingPairsReading(factory, tokenPairs)
}
