import { callReading, combineReadings } from '@/chain/calls/reading'
import type { Exchange } from '@/domain/pair/exchange'
import type { Pair, TokenPair } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { getPairCall, getReservesCall, pairFrom } from '@/domain/pair/reads'
import { ZERO_ADDRESS } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { readNow } from './readings'

/** Reads the exchange's pairs among the given tokens, like the app does. */
export async function readPairs(exchange: Exchange, tokenPairs: readonly TokenPair[]): Promise<readonly Pair[]> {
  const addresses = await readNow(tokenPairs.map((tokenPair) => callReading(getPairCall(exchange.factory, tokenPair))))
  const there = tokenPairs.filter((_, index) => addresses[index] !== ZERO_ADDRESS)
  const pairs = await readNow(
    there.map((tokenPair) =>
      combineReadings(
        [
          callReading(getPairCall(exchange.factory, tokenPair)),
          callReading(getReservesCall(pairAddress(exchange, ...tokenPair))),
        ],
        (address, reserves) => pairFrom(exchange.fee, tokenPair, ready(address), ready(reserves)),
      ),
    ),
  )
  return pairs.map((pair) => {
    if (pair?.status !== 'ready' || pair.value === 'missing') throw new Error('A pair cannot be read')
    return pair.value
  })
}
