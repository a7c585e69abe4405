import type { Address } from '@/lib/hex'
import { type Loadable, ready, valueOf } from '@/lib/loadable'
import { parseHexData } from '../rpc/parseRpc'
import type { RpcClient } from '../rpc/rpcClient'
import type { ContractCall } from './call'
import { readMulticall } from './multicall'
import type { Reading } from './reading'

/**
 * Reads several readings at the same latest block; a reverted call is a failed reading.
 * @throws RpcError, NetworkError
 */
export async function readLatest<T>(
  client: RpcClient,
  multicall: Address,
  readings: readonly Reading<T>[],
): Promise<readonly Loadable<T>[]> {
  const calls = [...new Map(readings.flatMap((reading) => reading.calls).map((call) => [call.key, call])).values()]
  const { results } = await readMulticall(client, multicall, calls)
  const dataByKey = new Map(calls.map((call, index) => [call.key, results[index]]))
  const read = <V>(call: ContractCall<V>): Loadable<V> => {
    const data = dataByKey.get(call.key)
    return data === undefined ? { status: 'failed', retry: () => undefined } : ready(call.decode(data))
  }
  return readings.map((reading) => reading.derive(read))
}

/** Sends one call at the latest block. @param gas the most that it may take; the node's own limit by default @throws RpcError, NetworkError */
export function readCall<T>(client: RpcClient, call: ContractCall<T>, gas?: number): Promise<T> {
  const limit = gas === undefined ? {} : { gas: `0x${gas.toString(16)}` }
  return client.request('eth_call', [{ to: call.to, data: call.data, ...limit }, 'latest'], (raw) =>
    call.decode(parseHexData(raw)),
  )
}

/** Reads one reading at the latest block. @throws RpcError, NetworkError, and Error if it has no value */
export async function readReading<T>(client: RpcClient, multicall: Address, reading: Reading<T>): Promise<T> {
  const [loadable] = await readLatest(client, multicall, [reading])
  const value = loadable && valueOf(loadable)
  if (value === undefined) throw new Error('The chain does not say it')
  return value
}
