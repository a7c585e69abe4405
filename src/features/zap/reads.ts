import { type ContractCall, contractCall } from '@/chain/calls/call'
import type { CallReader, Reading } from '@/chain/calls/reading'
import * as erc20 from '@/chain/generated/erc20'
import * as pair from '@/chain/generated/pair'
import * as pairFactory from '@/chain/generated/pairFactory'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import type { Pool } from './model/pools'

/** The two tokens that a contract calls its own, as an LP token does; undefined where it does not answer so. */
export type ClaimedPair = readonly [Address, Address] | undefined

const lower = (address: Address) => address.toLowerCase() as Address

/** Whether any is still under way; what failed counts as an answer, for a plain token has no token0. */
function isLoading(read: CallReader, calls: readonly ContractCall<unknown>[]): boolean {
  return calls.some((call) => read(call).status === 'loading')
}

function valueIn<T>(loadable: Loadable<T>): T | undefined {
  return 'value' in loadable ? loadable.value : undefined
}

/**
 * What each token says of itself as a pair. `anchor` is a call that always succeeds: where it fails, the chain did not
 * answer, and nothing is said.
 */
export function claimedPairsReading(
  anchor: ContractCall<unknown>,
  tokens: readonly Address[],
): Reading<readonly ClaimedPair[]> {
  const calls = tokens.map((token) => [contractCall(token, pair.token0), contractCall(token, pair.token1)] as const)
  return {
    calls: [anchor, ...calls.flat()],
    derive: (read) => {
      const sign = read(anchor)
      if (sign.status === 'failed') return sign
      if (isLoading(read, [anchor, ...calls.flat()])) return LOADING
      return ready(
        calls.map(([call0, call1]) => {
          const [token0, token1] = [valueIn(read(call0)), valueIn(read(call1))]
          return token0 === undefined || token1 === undefined ? undefined : [token0, token1]
        }),
      )
    },
  }
}

export interface PairPlace {
  readonly address: Address
  readonly tokens: readonly [Address, Address]
}

/** The exchange's pairs among some tokens. */
export function pairPlacesReading(factory: Address, tokens: readonly Address[]): Reading<readonly PairPlace[]> {
  const distinct = [...new Set(tokens.map(lower))].sort()
  const couples = distinct.flatMap((a, index) => distinct.slice(index + 1).map((b) => [a, b] as const))
  const calls = couples.map(([a, b]) => contractCall(factory, pairFactory.getPair, a, b))
  return {
    calls,
    derive: (read) => {
      const results = calls.map((call) => read(call))
      const failed = results.find((result) => result.status === 'failed')
      if (failed !== undefined) return failed
      if (results.some(({ status }) => status === 'loading')) return LOADING
      return ready(
        couples.flatMap((couple, index) => {
          const result = results[index]
          const address = result === undefined ? undefined : valueIn(result)
          return address === undefined || isSameAddress(address, ZERO_ADDRESS)
            ? []
            : [{ address: lower(address), tokens: couple }]
        }),
      )
    },
  }
}

/** The state of pairs. The lower address of a pair's tokens is its token0. */
export function poolsReading(places: readonly PairPlace[]): Reading<readonly Pool[]> {
  const calls = places.map(
    ({ address }) => [contractCall(address, pair.getReserves), contractCall(address, erc20.totalSupply)] as const,
  )
  return {
    calls: calls.flat(),
    derive: (read) => {
      const pools: Pool[] = []
      for (const [
        index,
        {
          address,
          tokens: [token0, token1],
        },
      ] of places.entries()) {
        const [reservesCall, supplyCall] = calls[index] ?? []
        if (reservesCall === undefined || supplyCall === undefined) continue
        const reserves = read(reservesCall)
        const supply = read(supplyCall)
        if (reserves.status === 'failed') return reserves
        if (supply.status === 'failed') return supply
        if (reserves.status === 'loading' || supply.status === 'loading') return LOADING
        const { reserve0, reserve1 } = reserves.value
        pools.push({ address, token0, token1, reserve0, reserve1, totalSupply: supply.value })
      }
      return ready(pools)
    },
  }
}
