import { useMemo } from 'react'
import type { ContractCall } from '@/chain/calls/call'
import type { CallReader, Reading } from '@/chain/calls/reading'
import { LOADING, type Loadable } from '@/lib/loadable'
import { type CallsOptions, useCalls } from './useCalls'

/** Fetches the calls of many readings together. `readings` must be referentially stable. */
export function useCallReader(readings: readonly Reading<unknown>[], options?: CallsOptions): CallReader {
  const calls = useMemo(() => {
    const distinct = new Map<string, ContractCall<unknown>>()
    for (const call of readings.flatMap((reading) => reading.calls)) distinct.set(call.key, call)
    return [...distinct.values()]
  }, [readings])
  const results = useCalls(calls, options)
  return useMemo(() => {
    const resultByKey = new Map(calls.map((call, index) => [call.key, results[index] ?? LOADING]))
    // A key determines the function called, and with it the type of its result.
    return <T>(call: ContractCall<T>) => (resultByKey.get(call.key) ?? LOADING) as Loadable<T>
  }, [calls, results])
}
