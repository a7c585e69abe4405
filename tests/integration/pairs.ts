import { callReading, combineReadings } from '@/chain/calls/reading'
import type { Exchange } from '@/domain/pair/exchange'
import type { Pair, TokenPair } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { getPairCall, getReservesCall, pairFrom } from '@/domain/pair/reads'
import { ZERO_ADDRESS } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { readNow } from './readings'

/** Reads the exchange's pairs among the given tokens, like the app does. */
export async function readPairs(exchange: Exchange, couples: readonly TokenPair[]): Promise<readonly Pair[]> {
  const addresses = await readNow(couples.map((couple) => callReading(getPairCall(exchange.factory, couple))))
  const there = couples.filter((_, index) => addresses[index] !== ZERO_ADDRESS)
  const pairs = await readNow(
    there.map((couple) =>
      combineReadings(
        [
          callReading(getPairCall(exchange.factory, couple)),
          callReading(getReservesCall(pairAddress(exchange, ...couple))),
        ],
        (address, reserves) => pairFrom(exchange.fee, couple, ready(address), ready(reserves)),
      ),
    ),
  )
  return pairs.map((pair) => {
    if (pair?.status !== 'ready' || pair.value === 'missing') throw new Error('A pair cannot be read')
    return pair.value
  })
}
