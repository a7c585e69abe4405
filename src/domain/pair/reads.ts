import { contractCall } from '@/chain/calls/call'
import * as pairAbi from '@/chain/generated/pair'
import * as pairFactory from '@/chain/generated/pairFactory'
import type { Token } from '@/domain/token/token'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import type { Exchange } from './exchange'
import { type Pair, sortTokens } from './pair'
import { pairAddress } from './pairAddress'

export type TokenPair = readonly [Token, Token]

/** Asks the factory whether a pair is there. */
export function placeCall({ factory }: Exchange, [a, b]: TokenPair) {
  return contractCall(factory, pairFactory.getPair, a.address, b.address)
}

/** Asks the pair, where it is or would be, for its reserves. */
export function reservesCall(exchange: Exchange, [a, b]: TokenPair) {
  return contractCall(pairAddress(exchange, a, b), pairAbi.getReserves)
}

export function isNowhere(place: Loadable<Address>): boolean {
  return 'value' in place && isSameAddress(place.value, ZERO_ADDRESS)
}

/** A pair from what was read of it; 'missing' where the factory has none. */
export function pairFrom(
  exchange: Exchange,
  [a, b]: TokenPair,
  place: Loadable<Address>,
  reserves: Loadable<{ readonly reserve0: bigint; readonly reserve1: bigint }>,
): Loadable<Pair | 'missing'> {
  if (isNowhere(place)) return mapLoadable(place, () => 'missing' as const)
  const [token0, token1] = sortTokens(a, b)
  return mapLoadable(combineLoadables([place, reserves]), ([, { reserve0, reserve1 }]) => ({
    address: pairAddress(exchange, a, b),
    token0,
    token1,
    reserve0,
    reserve1,
  }))
}
