import type { ContractCall } from '@/chain/call'
import { readMulticall } from '@/chain/multicall'
import { readClient } from '@/chain/readClient'
import type { Reading } from '@/chain/reading'
import { deployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { ready, valueOf, type Loadable } from '@/lib/loadable'

/** What readings say now, all from one block. A reading of which a call fails is undefined. */
export async function readNow<T>(readings: readonly Reading<T>[]): Promise<readonly (T | undefined)[]> {
  const calls = [...new Map(readings.flatMap((reading) => reading.calls).map((call) => [call.key, call])).values()]
  const { results } = await readMulticall(readClient, deployment.contracts.multicall ?? ZERO_ADDRESS, calls)
  const dataByKey = new Map(calls.map((call, index) => [call.key, results[index]]))
  const read = <V>(call: ContractCall<V>): Loadable<V> => {
    const data = dataByKey.get(call.key)
    return data === undefined ? { status: 'failed', retry: () => undefined } : ready(call.decode(data))
  }
  return readings.map((reading) => valueOf(reading.derive(read)))
}
