import { type ContractCall } from '@/chain/calls/call'
import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { pairContract } from '@/chain/contracts/pair'
import { pairFactoryContract } from '@/chain/contracts/pairFactory'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import {
  type Fee,
  getReserves,
  NO_PAIR,
  type Pair,
  type PairSides,
  type PairToken,
  type PairWithSupply,
  sortTokens,
  type TokenPair,
} from './pair'

/** The factory's address of a pair, in lower case; `ZERO_ADDRESS` if there is none. */
export function getPairCall(factory: Address, [a, b]: TokenPair<PairToken>): ContractCall<Address> {
  return pairFactoryContract(factory).getPair(a.address, b.address)
}

/** Base units of token 0 and token 1. */
export function getReservesCall(pair: Address) {
  return pairContract(pair).getReserves()
}

/** Whether the factory returned that there is no such pair. */
export function isPairMissing(address: Loadable<Address>): boolean {
  return 'value' in address && isSameAddress(address.value, ZERO_ADDRESS)
}

/** Combines the reads of a pair; 'missing' if the factory has none. */
export function pairFrom<T extends PairToken>(
  fee: Fee,
  [a, b]: TokenPair<T>,
  address: Loadable<Address>,
  reserves: Loadable<Pick<Pair, 'reserve0' | 'reserve1'>>,
): Loadable<Pair<T> | 'missing'> {
  if (isPairMissing(address)) return mapLoadable(address, () => 'missing' as const)
  const [token0, token1] = sortTokens(a, b)
  return mapLoadable(combineLoadables([address, reserves]), ([at, { reserve0, reserve1 }]) => ({
    address: at,
    token0,
    token1,
    reserve0,
    reserve1,
    fee,
  }))
}

/** Reserves and LP supply of a pair. */
function reservesAndSupplyReading(pair: Address) {
  return combineReadings(
    [callReading(getReservesCall(pair)), callReading(pairContract(pair).totalSupply())],
    ({ reserve0, reserve1 }, totalSupply) => ({ reserve0, reserve1, totalSupply }),
  )
}

/** Known pairs with reserves and LP supplies, in order. */
export function pairsReading(
  pairs: readonly Pick<Pair<PairToken>, 'address' | 'token0' | 'token1' | 'fee'>[],
): Reading<readonly PairWithSupply[]> {
  return combineReadings(
    pairs.map(({ address }) => reservesAndSupplyReading(address)),
    (...states) =>
      pairs.flatMap(({ address, token0, token1, fee }, index) => {
        const state = states[index]
        return state === undefined ? [] : [{ address, token0, token1, fee, ...state }]
      }),
  )
}

/** A pair from the perspective of two tokens. @param address from the factory: `ZERO_ADDRESS` if there is no pair */
export function pairSidesReading(address: Address, tokenA: Address, tokenB: Address): Reading<PairSides> {
  if (address === ZERO_ADDRESS) return constantReading(NO_PAIR)
  const [token0] = sortTokens({ address: tokenA }, { address: tokenB })
  return combineReadings([reservesAndSupplyReading(address)], ({ reserve0, reserve1, totalSupply }) => {
    const [reserveA, reserveB] = getReserves({ token0, reserve0, reserve1 }, { address: tokenA })
    return { address, reserveA, reserveB, totalSupply }
  })
}

/** An existing pair of a factory. */
export interface ExistingPair {
  readonly address: Address
  readonly tokens: readonly [Address, Address]
}

/** The pairs that a factory has for some token pairs, in order. */
export function existingPairsReading(
  factory: Address,
  tokenPairs: readonly (readonly [Address, Address])[],
): Reading<readonly ExistingPair[]> {
  const calls = tokenPairs.map(([a, b]) => callReading(getPairCall(factory, [{ address: a }, { address: b }])))
  return combineReadings(calls, (...addresses) =>
    tokenPairs.flatMap((tokens, index) => {
      const address = addresses[index]
      return address === undefined || isSameAddress(address, ZERO_ADDRESS) ? [] : [{ address, tokens }]
    }),
  )
}
